/** Characters that a search engine shows whole. */
export const titleLength = { least: 15, most: 60 };
export const descriptionLength = { least: 70, most: 160 };
