/** A value that the client has not given yet: invented, plausible, to be replaced before the site goes live. */
export type Sample<T> = { readonly sample: T };

/** A value as given, or a sample that stands in for it. */
export type Figure<T> = T | Sample<T>;

/**
 * Marks a stand-in. `npm run build` lists every call of it and `npm run check:live` fails while one stands;
 * pages print "indicative" beside such a figure. To make it real, replace `sample(x)` by the real value.
 */
export function sample<T>(value: T): Sample<T> {
  return { sample: value };
}

export function isSample<T>(figure: Figure<T>): figure is Sample<T> {
  return typeof figure === 'object' && figure !== null && 'sample' in figure;
}

/** What to print for a figure, sample or not. */
export function shown<T>(figure: Figure<T>): T {
  return isSample(figure) ? figure.sample : figure;
}
