/** Characters that a search engine shows whole. */
export const titleLength = { least: 15, most: 60 };
/** Characters of a page’s description. */
export const descriptionLength = { least: 70, most: 160 };
