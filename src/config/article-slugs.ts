// Generated from the front matter of src/content/articles by `npm run dev` and `npm run build`. Do not edit.

/** Newest first. */
export const articleSlugs = [
  'how-much-clean-air-a-classroom-needs',
  'reading-a-data-sheet',
  'the-speed-you-can-talk-over',
  'air-purification-in-dentistry',
] as const;

/** An article by its address. */
export type ArticleSlug = (typeof articleSlugs)[number];
