import { rateText, type StatedRate } from './air-changes';

/** Words with the air change rates that they state. Shown by `components/ui/RichText`, read aloud as plain text. */
export type RichTextContent = string | readonly (string | StatedRate)[];

/**
 * Writes a text that states rates: rich`One machine gives it ${rate('GEN Y', 40.95)} an hour.` Numbers and strings
 * become part of the words.
 */
export function rich(words: TemplateStringsArray, ...values: (string | number | StatedRate)[]): RichTextContent {
  return words.flatMap((part, index) => {
    const value = values[index];
    if (value === undefined) return [part];
    return [part, typeof value === 'object' ? value : String(value)];
  });
}

/** The text without its marks, for structured data, search and printed documents. */
export function plainText(text: RichTextContent): string {
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : rateText(part))).join('');
}
