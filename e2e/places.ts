/** Where the site under test is served; another port lets two runs of the journeys stand side by side. */
export const sitePort = Number(process.env.E2E_PORT ?? 4180);
export const siteDir = process.env.E2E_PORT ? `.test-site-${sitePort}` : '.test-site';
export const siteAddress = `http://127.0.0.1:${sitePort}`;

// Not ten further, which is 4190: a port of mail servers that Firefox and WebKit do not open.
export const formServicePort = sitePort + 30;
const formService = `http://127.0.0.1:${formServicePort}`;

export const contactEndpoint = `${formService}/contact`;
export const productRequestEndpoint = `${formService}/product-request`;
/** Where tests ask what the service received: `?name=` the visitor's name. */
export const receivedUrl = `${formService}/received`;
