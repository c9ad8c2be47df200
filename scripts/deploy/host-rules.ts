import { readdirSync } from 'node:fs';

type HeaderName =
  | 'Content-Security-Policy'
  | 'Cross-Origin-Opener-Policy'
  | 'Permissions-Policy'
  | 'Referrer-Policy'
  | 'Strict-Transport-Security'
  | 'X-Content-Type-Options';

/** The rules for every host; `scripts/deploy/` writes them in each host's format. */
export type HostRules = {
  /** Origin's host name, such as `www.example.co.uk`. */
  hostName: string;
  /** '' or '/mars'. */
  folder: string;
  /** Sent with every response, errors included. */
  headers: Record<HeaderName, string>;
  cache: CacheRules;
  /** Permanent redirects (301), with the folder. */
  redirects: { from: string; to: string }[];
  types: Record<string, string>;
};

type CacheRules = {
  /** Files whose name changes with their content. */
  hashed: { folders: string[]; value: string };
  /** Files that keep their name: cards, films, PDFs, icons. */
  named: { folders: string[]; files: string[]; value: string };
  /** Everything else, such as HTML: revalidated each time. */
  other: string;
};

type RuleOptions = {
  siteUrl: string;
  basePath: string;
  contentSecurityPolicy: string;
  redirects: { from: string; to: string }[];
};

/** Paths of pages, without slashes at the ends. A redirect from other paths could lead off the site. */
export const pagePattern = '(?:[a-z0-9-]+/)*[a-z0-9-]+';

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

export const textExtensions = ['html', 'css', 'js', 'json', 'svg', 'xml', 'txt', 'vtt', 'webmanifest'];

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
    cache: {
      hashed: { folders: ['assets'], value: 'public, max-age=31536000, immutable' },
      named: { ...publicEntries(), value: 'public, max-age=86400, must-revalidate' },
      other: 'no-cache',
    },
    redirects: redirects.map(({ from, to }) => ({ from: folder + from, to: folder + to })),
    types: mediaTypes,
  };
}

export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export function typeOf({ types }: HostRules, file: string): string {
  const extension = file.slice(file.lastIndexOf('.') + 1);
  const type = types[extension];
  if (!type) throw new Error(`${file}: scripts/deploy/host-rules.ts does not say what a .${extension} is`);
  return textExtensions.includes(extension) ? `${type}; charset=utf-8` : type;
}

/** @param file below the site's folder, such as `films/about.mp4` */
export function cacheControlOf({ cache }: HostRules, file: string): string {
  const isBelow = (folders: string[]) => folders.some((folder) => file.startsWith(`${folder}/`));
  if (isBelow(cache.hashed.folders)) return cache.hashed.value;
  if (isBelow(cache.named.folders) || cache.named.files.includes(file)) return cache.named.value;
  return cache.other;
}
