import { createHash } from 'node:crypto';
import { loadEnv } from 'vite';

/** Where embedded videos play; nothing is loaded from it before a click. */
const videoHost = 'https://www.youtube-nocookie.com';

function originOf(address: string | undefined): string[] {
  return address?.startsWith('http') ? [new URL(address).origin] : [];
}

export type PolicyOptions = {
  /** The script that stands in each page. */
  inlineScript: string;
  isForTesters?: boolean;
};

/**
 * What a page may load. Scripts and styles come from the site alone, but for the one script that stands in each page and is
 * known by its hash; no text becomes HTML or a script; forms may reach
 * their configured services, pictures, films and models a configured media host, frames the video host where an id is configured.
 * Data blocks need no permission.
 */
export function contentSecurityPolicy({ inlineScript, isForTesters = false }: PolicyOptions): string {
  const hash = createHash('sha256').update(inlineScript).digest('base64');
  const variables = loadEnv('production', process.cwd(), 'VITE_');
  const forms = [...originOf(variables.VITE_CONTACT_ENDPOINT), ...originOf(variables.VITE_PRODUCT_REQUEST_ENDPOINT)];
  const media = originOf(variables.VITE_MEDIA_BASE_URL);
  const hasVideo =
    variables.VITE_ABOUT_VIDEO_ID || variables.VITE_CLINICAL_VIDEO_ID || variables.VITE_DOMESTIC_VIDEO_ID;
  const rules: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'sha256-${hash}'`],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...media],
    'font-src': ["'self'"],
    'media-src': ["'self'", ...media],
    // The models that a visitor turns are fetched by script.
    'connect-src': ["'self'", ...forms, ...media, ...originOf(variables.VITE_VITALS_ENDPOINT)],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...forms],
    // The mock service worker behind the forms of a build made for testers, which is started by a plain text.
    ...(isForTesters
      ? { 'worker-src': ["'self'"] }
      : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
    ...(hasVideo ? { 'frame-src': [videoHost] } : {}),
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
