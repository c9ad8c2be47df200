/** What a quote of anything names, as in "Your written quote names …". */

/** What a quote of machines names. */
export const quoteNames = `machines, noise, the price with and without VAT, and delivery`;

/** What we need to know of a room for it. */
export const quoteNeeds = 'the size and use of a room, its people and your postcode';

/** Of what a consumer sends back after a change of mind. */
export const returnCost = 'Your quote says who pays for the return. If it says nothing, we pay.';
