/** Ink of each part of a cost, light beside dark. */
export const costInks = ['var(--ink)', 'var(--air)', 'var(--ember)', 'var(--grey-300)'];

/** The same where the first part is a delivery alone: the machine's ink is not for it. */
export const withoutPriceInks = ['var(--grey-500)', ...costInks.slice(1)];
