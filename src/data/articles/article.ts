import type { PictureFile } from '@/assets/pictures/picture';
import type { ArticleSlug } from '@/config/article-slugs';
import { company } from '@/config/company';
import { routes } from '@/config/routes';
import { sample } from '@/config/sample';
import type { OfferedRoomKey } from '../rooms/offered-rooms';

/** Front matter of an article (scripts/articles/front-matter.ts). */
export type Article = {
  page: ArticleSlug;
  title: string;
  /** For the breadcrumb. */
  shortTitle: string;
  /** One sentence within `config/meta-lengths`. */
  description: string;
  /** As in `2021-03-29`. */
  publishedOn: string;
  reviewedOn?: string;
  reviewNote?: string;
  category: string;
  cover: PictureFile;
  coverAlt: string;
  offer?: OfferedRoomKey;
};

/** The last step of its breadcrumb; the specification names that of the first article. */
export function articleCrumb({ page, shortTitle }: Article): string {
  return page === 'air-purification-in-dentistry' ? routes[page].label : shortTitle;
}

export const articleAuthor = sample(`${company.brand} technical team`);
