import type { PictureFile } from '@/assets/pictures/picture';
import type { ArticleSlug } from '@/config/article-slugs';
import { company } from '@/config/company';
import { sample } from '@/config/sample';
import type { OfferedRoomKey } from '../rooms/offered-rooms';

/** What the list of articles knows of one, from the front matter of its text (scripts/articles/front-matter.ts). */
export type Article = {
  /** Its address, and the name of its file in `src/content/articles`. */
  page: ArticleSlug;
  title: string;
  /** As the breadcrumb names it. */
  shortTitle: string;
  /** One sentence, for the list and for search engines, 70 to 160 characters. */
  description: string;
  /** As in `2021-03-29`. */
  publishedOn: string;
  /** When the text was last checked against what has changed since. */
  reviewedOn?: string;
  /** What that review means for the reader, in a sentence or two. */
  reviewNote?: string;
  category: string;
  cover: PictureFile;
  coverAlt: string;
  /** The room that it works out, whose machines it offers. */
  offer?: OfferedRoomKey;
};

/** Who writes the articles. */
export const articleAuthor = sample(`${company.brand} technical team`);
