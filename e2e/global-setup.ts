import { buildSite } from '../scripts/build/build-site';
import { serveSite } from '../scripts/preview/serve-site';
import { startFormService } from './form-service';
import { contactEndpoint, productRequestEndpoint, formServicePort, siteDir, sitePort } from './places';

/** Builds the site as an owner would who has form endpoints, serves it, and starts the service behind its forms. */
export default async function globalSetup() {
  process.env.VITE_CONTACT_ENDPOINT = contactEndpoint;
  process.env.VITE_PRODUCT_REQUEST_ENDPOINT = productRequestEndpoint;
  // A run that comes straight after another may take its site.
  if (!process.env.SITE_IS_BUILT) await buildSite({ outDir: siteDir });
  const site = await serveSite({ dir: siteDir, port: sitePort });
  const formService = await startFormService(formServicePort);
  return async () => {
    for (const server of [site, formService]) {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    }
  };
}
