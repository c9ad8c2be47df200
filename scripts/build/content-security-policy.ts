import { createHash } from 'node:crypto';
import { loadEnv } from 'vite';

const videoHost = 'https://www.youtube-nocookie.com';

function originOf(address: string | undefined): string[] {
  return address?.startsWith('http') ? [new URL(address).origin] : [];
}

type PolicyOptions = {
  inlineScript: string;
  isForTesters?: boolean;
};

/** The policy of every page: docs/decisions/0009. */
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
    // The viewer fetches models by script.
    'connect-src': ["'self'", ...forms, ...media, ...originOf(variables.VITE_VITALS_ENDPOINT)],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...forms],
    // Testers' builds register the mock service worker, which trusted types would block.
    ...(isForTesters
      ? { 'worker-src': ["'self'"] }
      : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
    ...(hasVideo ? { 'frame-src': [videoHost] } : {}),
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
