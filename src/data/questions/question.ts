/** A question with its answer. Plain text, one string a paragraph, so that structured data can carry the same words. */
export type Question = { title: string; body: readonly string[] };
