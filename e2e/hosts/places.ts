import { resolve } from 'node:path';

/** The first of the ports that these tests use; another lets two runs stand side by side. */
const firstPort = Number(process.env.E2E_PORT ?? 4200);

/** Everything these tests build, in one folder. */
export const workDir = resolve(`.test-site-hosts-${firstPort}`);

/**
 * Three sites from the same sources: as it comes, in a folder of its host, and with every option set. The hosts that the
 * last one names exist nowhere: the browser's tests answer for them.
 */
export const variants = {
  plain: {},
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

export const siteDir = (variant: Variant) => `${workDir}/${variant}/site`;
export const deployDir = (variant: Variant) => `${workDir}/${variant}/deploy`;

/** The programs of Debian that serve the site in these tests. */
export const hosts = ['nginx', 'apache2', 'caddy'] as const;

export type Host = (typeof hosts)[number];

/** Where each host serves the site: at its root and in a folder. */
export const servedVariants = ['plain', 'folder'] as const;

/** The port of a host that serves one of the two. */
export function hostPort(host: Host, variant: (typeof servedVariants)[number]): number {
  return firstPort + 2 * hosts.indexOf(host) + servedVariants.indexOf(variant);
}
