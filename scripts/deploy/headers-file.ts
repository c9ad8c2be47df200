import type { HostRules } from './host-rules';

function block(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return [path, ...lines, ''].join('\n');
}

/**
 * `_headers`, read by Netlify and Cloudflare Pages. Both join the values of rules that match the same address, so the
 * HTML is left to their own `public, max-age=0, must-revalidate`.
 */
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
