/** Settings of a deployment; `.env.example` documents each variable. */
const variables = import.meta.env;

/** The mock service worker runs in development and in test builds, never in production. */
const mocked = import.meta.env.DEV || import.meta.env.MODE === 'mock';

/** Parses a JSON object of texts; throws an error with the variable's name. */
function extraFields(name: string, json: string | undefined): Record<string, string> {
  if (!json) return {};
  try {
    return Object.fromEntries(Object.entries(JSON.parse(json) as object).map(([key, value]) => [key, String(value)]));
  } catch {
    throw new Error(`${name} must be a JSON object such as {"access_key":"..."}; it is: ${json}`);
  }
}

/** Settings of the build from the environment, each with what holds when it is not set. */
export const env = {
  contactEndpoint: variables.VITE_CONTACT_ENDPOINT || (mocked ? '/mock/contact' : ''),
  productRequestEndpoint: variables.VITE_PRODUCT_REQUEST_ENDPOINT || (mocked ? '/mock/product-request' : ''),
  formEncoding: variables.VITE_FORM_ENCODING === 'urlencoded' ? ('urlencoded' as const) : ('json' as const),
  contactExtraFields: extraFields('VITE_CONTACT_EXTRA_FIELDS', variables.VITE_CONTACT_EXTRA_FIELDS),
  productRequestExtraFields: extraFields(
    'VITE_PRODUCT_REQUEST_EXTRA_FIELDS',
    variables.VITE_PRODUCT_REQUEST_EXTRA_FIELDS,
  ),
  siteUrl: (variables.VITE_SITE_URL || 'https://mars-air.example').replace(/\/$/, ''),
  /** Origin of pictures, films, PDFs and models; '' for the site itself. */
  mediaBaseUrl: (variables.VITE_MEDIA_BASE_URL || '').replace(/\/$/, ''),
  /** Endpoint for web vitals; '' turns them off. */
  vitalsEndpoint: variables.VITE_VITALS_ENDPOINT || '',
  /** Ids on the video host; '' plays the site's own film. */
  videoIds: {
    about: variables.VITE_ABOUT_VIDEO_ID || '',
    clinical: variables.VITE_CLINICAL_VIDEO_ID || '',
    domestic: variables.VITE_DOMESTIC_VIDEO_ID || '',
  },
  basePath: variables.BASE_URL,
  /** The base path without its closing slash; '' at the root. */
  folder: variables.BASE_URL.replace(/\/$/, ''),
};
