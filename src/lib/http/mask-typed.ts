const mask = '•••';

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** Matches the digits with any grouping. */
function digitPattern(value: string): string | undefined {
  const digits = value.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length >= 5 ? [...digits].join('[^0-9]{0,3}') : undefined;
}

/** Patterns of a value: as typed, in JSON, percent-encoded, and its longer words. */
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

/** Masks every typed value, and each of its longer words, for the console. */
export function maskTyped(text: string, typed: readonly string[]): string {
  const values = typed.map((value) => value.trim()).filter((value) => value !== '');
  const all = [...new Set(values.flatMap(patterns))].sort((a, b) => b.length - a.length);
  return all.length === 0 ? text : text.replace(new RegExp(all.join('|'), 'giu'), mask);
}
