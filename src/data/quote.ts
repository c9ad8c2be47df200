/** What a quote of anything names, as in "Your written quote names …". */
export const quotedPrice = 'the price with and without VAT, and delivery';

/** What a quote of machines names. */
export const quoteNames = `machines, noise, ${quotedPrice}`;
