const model = /\b(Generation|GEN|Gen) (?=[A-Z]\b)/g;

/** The text with a no-break space in the names of models. */
export function noBreakNames(text: string): string {
  return text.replace(model, '$1\u00a0');
}

const quote = '[\'"`]';
const modelInText = new RegExp(
  `(?<!${quote})\\b(Generation|GEN|Gen)(?: |\\n *)(?=[A-Z]\\b|\\$\\{)|\\b(Generation|GEN|Gen) (?=[A-Z]\\b(?!(?: Filter)?${quote}))`,
  'g',
);

/** Puts no-break spaces into the names of module source; skips strings that are only a name, because they are data. */
export function noBreakNamesInSource(source: string): string {
  return source
    .replace(
      modelInText,
      (_found, modelWord: string | undefined, first: string | undefined) => `${modelWord ?? first}\u00a0`,
    )
    .replace(/\b(ISO|EN) (?=\d)/g, '$1\u00a0');
}
