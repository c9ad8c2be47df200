import type { PictureFile } from '@/assets/pictures/picture';
import type { PlainRouteKey } from '@/config/routes';
import type { Figure } from '@/config/sample';

export type ArticleCategory = 'Dentistry';

/** What the list of articles knows of one. Its text is in `src/content`, its address in `config/routes`. */
export type Article = {
  page: PlainRouteKey;
  title: string;
  /** One sentence, for the list and for search engines, 70 to 160 characters. */
  description: string;
  author: Figure<string>;
  /** As in `2021-03-29`. */
  publishedOn: string;
  /** When the text was last checked against what has changed since. */
  reviewedOn?: string;
  /** What that review means for the reader, in a sentence or two. */
  reviewNote?: string;
  category: ArticleCategory;
  cover: PictureFile;
  coverAlt: string;
};
