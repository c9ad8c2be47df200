/** Characters that a search engine shows whole. */
export const titleLength = { min: 15, max: 60 };
/** Characters of a page’s description. */
export const descriptionLength = { min: 70, max: 160 };
