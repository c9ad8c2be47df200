/** Scripts, which are left as they are, or the tag of an element that has no content, with the slash React closes it with. */
const scriptOrVoid =
  /<script\b[\s\S]*?<\/script>|<((?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b(?:"[^"]*"|'[^']*'|[^>"'])*?)\s*\/>/g;

/**
 * Writes `<br>` for `<br/>`: HTML has no such slash, browsers pass over it, and behind an unquoted value it would become
 * part of the value. Drawings are XML in this and keep theirs.
 */
export function withoutClosingSlashes(html: string): string {
  return html.replace(scriptOrVoid, (tag, element: string | undefined) => (element ? `<${element}>` : tag));
}
