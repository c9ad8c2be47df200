/** The common beginning of a word's forms. */
export function stemOf(word: string): string {
  return word
    .replace(/^(..+)([bgmnpt])\2(?:ing|ed)$/, '$1$2')
    .replace(/^(.{4,}?)(?:(?<=.{5})ies|ing|ed|es|e|y|(?<=e)d)$/, '$1')
    .replace(/^(..+[^s])s$/, '$1');
}
