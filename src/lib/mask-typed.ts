const mask = '•••';

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** A digit run as somebody else may have grouped it: "0115 496 0127" also finds the same digits in one run. */
function digitPattern(value: string): string | undefined {
  const digits = value.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length >= 5 ? [...digits].join('[^0-9]{0,3}') : undefined;
}

/** The ways in which an answer may repeat a value: as typed, inside JSON, percent-encoded, or any of its longer words. */
function patterns(text: string): string[] {
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\ufffd');
  const words = text.split(/[^\p{L}\p{N}]/u).filter((word) => word.length >= 4);
  const forms = new Set([
    text,
    JSON.stringify(text).slice(1, -1),
    encodeURIComponent(wellFormed),
    encodeURIComponent(wellFormed).replaceAll('%20', '+'),
    ...words,
  ]);
  const digits = digitPattern(text);
  const all = [...forms].map(escaped);
  return digits ? [digits, ...all] : all;
}

/**
 * A text with every value a visitor typed masked, for the console. Longer words of a value count as values too: a
 * service may repeat half a message. Better a log that lost a word than one that kept a name.
 */
export function maskTyped(text: string, typed: readonly string[]): string {
  const values = typed.map((value) => value.trim()).filter((value) => value !== '');
  const all = [...new Set(values.flatMap(patterns))].sort((a, b) => b.length - a.length);
  return all.length === 0 ? text : text.replace(new RegExp(all.join('|'), 'giu'), mask);
}
