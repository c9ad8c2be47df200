import type { HostRules } from './host-rules';

/**
 * `_redirects`, read by Netlify and Cloudflare Pages. Netlify serves a file in preference to a redirect unless the status
 * ends in `!`; Cloudflare always redirects, takes the line with `!` for a mistake, skips it and reads the next.
 */
export function redirectsFile({ redirects }: HostRules): string {
  const lines = redirects.flatMap(({ from, to }) => [`${from} ${to} 301!`, `${from} ${to} 301`]);
  return ['# The lines with "!" are for Netlify, those without for Cloudflare Pages.', ...lines, ''].join('\n');
}
