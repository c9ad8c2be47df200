/** An invented value, to be replaced before the site goes live. */
export type Sample<T> = { readonly sample: T };

/** A value, or one that the owner must replace. */
export type MaybeSample<T> = T | Sample<T>;

/**
 * Marks an invented value. `npm run build` lists each call, `npm run check:live` fails while one is left, and pages
 * print "estimated" or "sample" beside it.
 */
export function sample<T>(value: T): Sample<T> {
  return { sample: value };
}

/** Whether a value is invented. */
export function isSample<T>(figure: MaybeSample<T>): figure is Sample<T> {
  return typeof figure === 'object' && figure !== null && 'sample' in figure;
}

/** A printed sample without its mark, for a block that marks all of its samples in one note. */
export function withoutMark(text: string): string {
  return text.replace(/ \(sample[^)]*\)$/, '');
}

/** The value itself, invented or not. */
export function unwrapSample<T>(figure: MaybeSample<T>): T {
  return isSample(figure) ? figure.sample : figure;
}
