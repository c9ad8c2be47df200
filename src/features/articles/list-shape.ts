/** The list of articles leads with so many, large; the next ones stand small beside it, and none stands twice. */
export const mostLarge = 3;
export const mostSmall = 5;
