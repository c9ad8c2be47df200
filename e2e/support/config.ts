/** Parallel runs need different ports. */
export const sitePort = Number(process.env.E2E_PORT ?? 4180);
export const siteAddress = `http://127.0.0.1:${sitePort}`;

// Firefox and WebKit block 4190.
export const formServicePort = sitePort + 30;
const formServiceOrigin = `http://127.0.0.1:${formServicePort}`;

export const contactEndpoint = `${formServiceOrigin}/contact`;
export const productRequestEndpoint = `${formServiceOrigin}/product-request`;
export const receivedUrl = `${formServiceOrigin}/received`;

/** Environment by site; tests answer for the hosts of `full`. */
export const variants = {
  site: { VITE_CONTACT_ENDPOINT: contactEndpoint, VITE_PRODUCT_REQUEST_ENDPOINT: productRequestEndpoint },
  folder: { VITE_BASE_PATH: '/mars/' },
  full: {
    VITE_SITE_URL: 'https://www.site.test',
    VITE_CONTACT_ENDPOINT: 'https://forms.test/contact',
    VITE_PRODUCT_REQUEST_ENDPOINT: 'https://prices.test/request',
    VITE_MEDIA_BASE_URL: 'https://media.test',
    VITE_VITALS_ENDPOINT: 'https://vitals.test/collect',
    VITE_ABOUT_VIDEO_ID: 'aboutFilm01',
    VITE_CLINICAL_VIDEO_ID: 'clinical001',
    VITE_DOMESTIC_VIDEO_ID: 'domestic001',
  },
} as const satisfies Record<string, Record<string, string>>;

export type Variant = keyof typeof variants;

function folderOf(kind: 'site' | 'deploy', variant: Variant): string {
  const parts = [kind, ...(variant === 'site' ? [] : [variant]), ...(process.env.E2E_PORT ? [sitePort] : [])];
  return `test-results/${parts.join('-')}`;
}

export const siteDirOf = (variant: Variant) => folderOf('site', variant);
export const deployDirOf = (variant: Variant) => folderOf('deploy', variant);

export const siteDir = siteDirOf('site');
