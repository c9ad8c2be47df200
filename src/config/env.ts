/** What differs from one deployment to another. Every variable is listed, with a comment, in `.env.example`. */
const variables = import.meta.env;

/** The mock service worker answers the forms in development and in a build made for testers, never in production. */
const mocked = import.meta.env.DEV || import.meta.env.MODE === 'mock';

/** Reads a JSON object of constant text fields; throws at start with the variable's name where it is not one. */
function extraFields(name: string, json: string | undefined): Record<string, string> {
  if (!json) return {};
  try {
    return Object.fromEntries(Object.entries(JSON.parse(json) as object).map(([key, value]) => [key, String(value)]));
  } catch {
    throw new Error(`${name} must be a JSON object such as {"access_key":"..."}; it is: ${json}`);
  }
}

export const env = {
  contactEndpoint: variables.VITE_CONTACT_ENDPOINT || (mocked ? '/mock/contact' : ''),
  productRequestEndpoint: variables.VITE_PRODUCT_REQUEST_ENDPOINT || (mocked ? '/mock/product-request' : ''),
  formEncoding: variables.VITE_FORM_ENCODING === 'urlencoded' ? ('urlencoded' as const) : ('json' as const),
  contactExtraFields: extraFields('VITE_CONTACT_EXTRA_FIELDS', variables.VITE_CONTACT_EXTRA_FIELDS),
  productRequestExtraFields: extraFields(
    'VITE_PRODUCT_REQUEST_EXTRA_FIELDS',
    variables.VITE_PRODUCT_REQUEST_EXTRA_FIELDS,
  ),
  /** Origin of the live site, without a closing slash: canonical, sitemap and social cards use it. */
  siteUrl: (variables.VITE_SITE_URL || 'https://mars-air.example').replace(/\/$/, ''),
  /** Origin that serves pictures, films, PDFs and models, or '' for the site itself. */
  mediaBaseUrl: (variables.VITE_MEDIA_BASE_URL || '').replace(/\/$/, ''),
  /** Where the speed of visited pages is told, or '': then nothing is measured. */
  vitalsEndpoint: variables.VITE_VITALS_ENDPOINT || '',
  /** Ids on the video host, '' plays the site's own film. */
  videoIds: {
    about: variables.VITE_ABOUT_VIDEO_ID || '',
    clinical: variables.VITE_CLINICAL_VIDEO_ID || '',
    domestic: variables.VITE_DOMESTIC_VIDEO_ID || '',
  },
  /** The site's folder on its host, with a slash at both ends. */
  basePath: variables.BASE_URL,
};
