/** The list price of either bottle, VAT included. */
export const achillesPricePence = 4999;
