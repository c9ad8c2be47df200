export const sitePort = 4180;
export const formServicePort = 4190;
const formService = `http://127.0.0.1:${formServicePort}`;

export const contactEndpoint = `${formService}/contact`;
export const productRequestEndpoint = `${formService}/product-request`;
/** Where tests ask what the service received: `?name=` the visitor's name. */
export const receivedUrl = `${formService}/received`;
