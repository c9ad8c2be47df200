import { serveSite } from './scripts/serve-site';
import { siteDir, sitePort } from './e2e/places';
export default async function setup() {
  const site = await serveSite({ dir: siteDir, port: sitePort });
  return async () => { site.closeAllConnections(); await new Promise((c) => site.close(() => c(undefined))); };
}
