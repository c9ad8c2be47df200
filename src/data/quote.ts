/** What we need to know of a room for it. */
export const quoteNeeds = 'the size and use of a room, its people and your postcode';

/** Who pays when a consumer sends something back after a change of mind. */
export const returnCost = 'Your quote says who pays for the return. If it says nothing, we pay.';
