/** Ink of each part of a cost, light beside dark; the first is that of the words, dark or white as its background asks. */
export const costInks = ['currentColor', 'var(--air)', 'var(--ember)', 'var(--grey-300)'];

/** Inks of a cost whose first part is a delivery alone: the machine's ink is not for it. */
export const withoutPriceInks = ['var(--grey-500)', ...costInks.slice(1)];
