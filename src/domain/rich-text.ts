import { rateText, type StatedRate } from './air-changes';

/** Text with air change rates; `components/ui/RichText` renders it. */
export type RichTextContent = string | readonly (string | StatedRate)[];

/** Tags a text with rates: rich`One machine gives it ${rate('GEN Y', 40.95)} an hour.` */
export function rich(words: TemplateStringsArray, ...values: (string | number | StatedRate)[]): RichTextContent {
  return words.flatMap((part, index) => {
    const value = values[index];
    if (value === undefined) return [part];
    return [part, typeof value === 'object' ? value : String(value)];
  });
}

/** The text without markup; a stated rate becomes its figure. */
export function plainText(text: RichTextContent): string {
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : rateText(part))).join('');
}
