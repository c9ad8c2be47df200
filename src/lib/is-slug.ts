/** Most letters the slug of a product may have. */
const longestSlug = 100;

/** Whether a text has the form of a slug: small letters and digits, joined by single hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}
