import { serveSite } from '../../scripts/preview/serve-site';
import { buildVariant } from './build-variant';
import { startFormService } from './form-service';
import { formServicePort, siteDir, sitePort } from './config';

/** Builds unless `SITE_IS_BUILT`, serves the site, starts the form service. */
export default async function globalSetup() {
  if (!process.env.SITE_IS_BUILT) await buildVariant('site');
  const site = await serveSite({ dir: siteDir, port: sitePort });
  const formService = await startFormService(formServicePort);
  return async () => {
    for (const server of [site, formService]) {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    }
  };
}
