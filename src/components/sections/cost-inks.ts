/** Ink of each part of a cost, light beside dark. */
export const costInks = ['var(--ink)', 'var(--air)', 'var(--ember)', 'var(--grey-300)'];
