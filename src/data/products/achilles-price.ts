/** Of either bottle, VAT included. */
export const achillesPricePence = 4999;
