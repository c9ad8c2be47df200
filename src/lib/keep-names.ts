/** A model of the range: two words and one thing. */
const model = /\b(Generation|GEN|Gen) (?=[SXYZ]\b)/g;

/** Ties a model's name together with a no-break space: "Generation Z", "GEN Z". */
export function keepNames(text: string): string {
  return text.replace(model, '$1\u00a0');
}

const quote = '[\'"`]';
const modelInText = new RegExp(
  `(?<!${quote})\\b(Generation|GEN|Gen)(?: |\\n *)(?=[SXYZ]\\b)|\\b(Generation|GEN|Gen) (?=[SXYZ]\\b(?!${quote}))`,
  'g',
);

/**
 * The same rule for the source of a module, where a text may go on in the next line. A name that is a whole string is
 * left alone: it is data, is compared, looked up and sent, and keeps its plain space.
 */
export function keepNamesInSource(source: string): string {
  return source.replace(modelInText, (_found, inText: string | undefined, first: string | undefined) => {
    return `${inText ?? first}\u00a0`;
  });
}
