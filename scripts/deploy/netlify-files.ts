import type { HostRules } from './host-rules';

function block(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [path, ...lines, ''].join('\n');
}

/** Netlify and Cloudflare Pages join rules for one address, so HTML keeps their default caching. */
export function headersFile({ folder, headers, cache }: HostRules): string {
  const cached = (paths: string[], value: string) => paths.map((path) => block(path, { 'Cache-Control': value }));
  const below = (folders: string[]) => folders.map((name) => `${folder}/${name}/*`);
  return [
    block(`${folder}/*`, headers),
    ...cached(below(cache.hashed.folders), cache.hashed.value),
    ...cached(
      [...below(cache.named.folders), ...cache.named.files.map((file) => `${folder}/${file}`)],
      cache.named.value,
    ),
  ].join('\n');
}

/**
 * `_redirects`, read by Netlify and Cloudflare Pages. Netlify serves a file in preference to a redirect unless the status
 * ends in `!`; Cloudflare always redirects, takes the line with `!` for a mistake, skips it and reads the next.
 */
export function redirectsFile({ redirects }: HostRules): string {
  const lines = redirects.flatMap(({ from, to }) => [`${from} ${to} 301!`, `${from} ${to} 301`]);
  return ['# The lines with "!" are for Netlify, those without for Cloudflare Pages.', ...lines, ''].join('\n');
}
