/**
 * A page's HTML without a single script, data blocks included, and without what only scripts need: the floor that no
 * framework can go below.
 */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace(/<link\b[^>]*\brel="stylesheet"[^>]*\bdisabled\b[^>]*>/g, '');
}
