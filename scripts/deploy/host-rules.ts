import { readdirSync } from 'node:fs';

/** The rules for every host, which the other files of this folder write in a host's format. */
export type HostRules = {
  /** Origin's host name, such as `www.example.co.uk`. */
  hostName: string;
  /** '' or '/mars'. */
  folder: string;
  /** Sent with every response, errors included. */
  headers: Record<string, string>;
  cache: CacheRules;
  /** Permanent redirects (301), with the folder. */
  redirects: { from: string; to: string }[];
};

type CacheRules = {
  /** Files whose name changes with their content. */
  hashed: { folders: string[]; value: string };
  /** Files that keep their name: cards, films, PDFs, icons. */
  named: { folders: string[]; files: string[]; value: string };
  /** Everything else, such as HTML: revalidated each time. */
  fallback: string;
};

type RuleOptions = {
  siteUrl: string;
  basePath: string;
  contentSecurityPolicy: string;
  redirects: { from: string; to: string }[];
};

/** Content types by extension. */
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

/** Files that are text and need a charset. */
export const textExtensions = ['html', 'css', 'js', 'json', 'svg', 'xml', 'txt', 'vtt', 'webmanifest'];

/** Files that get compressed copies. */
export const compressedExtensions = [...textExtensions, 'glb', 'hdr'];

/** Browser features that no page uses; embedded players need encrypted media, full screen and picture in picture. */
const unusedFeatures = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'payment', 'serial'];

function publicEntries(): { folders: string[]; files: string[] } {
  const entries = readdirSync('public', { withFileTypes: true });
  return {
    folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    files: entries.filter((entry) => entry.isFile()).map(({ name }) => name),
  };
}

/** Files with a hash in their name are kept for a year, named ones for a day, pages are asked for again. */
export function cacheRules(): CacheRules {
  return {
    hashed: { folders: ['assets'], value: 'public, max-age=31536000, immutable' },
    named: { ...publicEntries(), value: 'public, max-age=86400, must-revalidate' },
    fallback: 'no-cache',
  };
}

/** @param path below the site's folder, such as '/favicon.svg' */
export function cacheControlOf(path: string, { hashed, named, fallback }: CacheRules): string {
  const isBelow = (folders: string[]) => folders.some((folder) => path.startsWith(`/${folder}/`));
  if (isBelow(hashed.folders)) return hashed.value;
  return isBelow(named.folders) || named.files.includes(path.slice(1)) ? named.value : fallback;
}

/** Headers, caching and redirects of the site in one form, from which each host’s file is written. */
export function hostRules({ siteUrl, basePath, contentSecurityPolicy, redirects }: RuleOptions): HostRules {
  const folder = basePath.replace(/\/$/, '');
  return {
    hostName: new URL(siteUrl).hostname,
    folder,
    headers: {
      // A <meta> policy ignores `frame-ancestors`.
      'Content-Security-Policy': `${contentSecurityPolicy}; frame-ancestors 'none'`,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
    },
    cache: cacheRules(),
    redirects: redirects.map(({ from, to }) => ({ from: folder + from, to: folder + to })),
  };
}
