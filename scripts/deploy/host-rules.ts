import { readdirSync } from 'node:fs';

export type HeaderName =
  | 'Content-Security-Policy'
  | 'Cross-Origin-Opener-Policy'
  | 'Permissions-Policy'
  | 'Referrer-Policy'
  | 'Strict-Transport-Security'
  | 'X-Content-Type-Options';

/**
 * What every host must do, said once. `scripts/deploy/` writes it down in the language of each host, and the tests hold
 * real servers to it.
 */
export type HostRules = {
  /** Origin's host name, such as `www.example.co.uk`. */
  hostName: string;
  /** The folder of the site on its host, without a closing slash: '' or '/mars'. */
  folder: string;
  /** Sent with every answer, errors included. */
  headers: Record<HeaderName, string>;
  cache: CacheRules;
  /** Addresses that lead on for good (301), with the folder in front. */
  redirects: { from: string; to: string }[];
  /** What a file is, by its ending. */
  types: Record<string, string>;
};

export type CacheRules = {
  /** Files whose name changes with their content. */
  hashed: { folders: string[]; value: string };
  /** Files that keep their name: cards, films, PDFs, icons. */
  named: { folders: string[]; files: string[]; value: string };
  /** Everything else, first of all the HTML: asked for again each time, answered 304 where it is still the same. */
  other: string;
};

export type RuleOptions = {
  siteUrl: string;
  basePath: string;
  contentSecurityPolicy: string;
  redirects: { from: string; to: string }[];
};

/**
 * The address of a page below the site's folder, without the leading slash. Only such an address with a slash behind it
 * leads on to the one without, so that nothing a visitor sends can choose where a redirect goes.
 */
export const pagePattern = '(?:[a-z0-9-]+/)*[a-z0-9-]+';

/** Text in these types is sent as UTF-8. */
export const mediaTypes: Record<string, string> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  xml: 'text/xml',
  txt: 'text/plain',
  vtt: 'text/vtt',
  glb: 'model/gltf-binary',
  usdz: 'model/vnd.usdz+zip',
  hdr: 'image/vnd.radiance',
  webmanifest: 'application/manifest+json',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
};

/** Endings of text, which is sent with a charset. */
export const textEndings = ['html', 'css', 'js', 'json', 'svg', 'xml', 'txt', 'vtt', 'webmanifest'];

/** Endings of what the build packs ahead: text, and models with their light, which are rounded so that they pack well. */
export const packedEndings = [...textEndings, 'glb', 'hdr'];

/** What no page of the site uses. The video player needs encrypted media, full screen and picture in picture: not listed. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'payment', 'serial'];

function publicEntries(): { folders: string[]; files: string[] } {
  const entries = readdirSync('public', { withFileTypes: true });
  return {
    folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    files: entries.filter((entry) => entry.isFile()).map(({ name }) => name),
  };
}

/** The rules for one build. */
export function hostRules({ siteUrl, basePath, contentSecurityPolicy, redirects }: RuleOptions): HostRules {
  const folder = basePath.replace(/\/$/, '');
  return {
    hostName: new URL(siteUrl).hostname,
    folder,
    headers: {
      // A page's own <meta> cannot say who may frame it.
      'Content-Security-Policy': `${contentSecurityPolicy}; frame-ancestors 'none'`,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
    },
    cache: {
      hashed: { folders: ['assets'], value: 'public, max-age=31536000, immutable' },
      named: { ...publicEntries(), value: 'public, max-age=86400, must-revalidate' },
      other: 'no-cache',
    },
    redirects: redirects.map(({ from, to }) => ({ from: folder + from, to: folder + to })),
    types: mediaTypes,
  };
}

/** A text that stands for itself inside a regular expression. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The Content-Type of a file of the site, or of an ending alone. @throws where its ending is not in the list, which then has to name it */
export function typeOf({ types }: HostRules, file: string): string {
  const ending = file.slice(file.lastIndexOf('.') + 1);
  const type = types[ending];
  if (!type) throw new Error(`${file}: scripts/deploy/host-rules.ts does not say what a .${ending} is`);
  return textEndings.includes(ending) ? `${type}; charset=utf-8` : type;
}

/** How long a file of the site may be kept. @param file below the site's folder, such as `films/about.mp4` */
export function cacheControlOf({ cache }: HostRules, file: string): string {
  const isBelow = (folders: string[]) => folders.some((folder) => file.startsWith(`${folder}/`));
  if (isBelow(cache.hashed.folders)) return cache.hashed.value;
  if (isBelow(cache.named.folders) || cache.named.files.includes(file)) return cache.named.value;
  return cache.other;
}
