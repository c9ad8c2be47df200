import type { ProductSlug } from '@/config/product-slugs';
import type { PlainRouteKey } from '@/config/routes';

type Page = PlainRouteKey | ProductSlug;

/** A page or a section of it, by key or slug; or another address. */
export type Place = Page | `${Page}#${string}` | { to: string };

/** What buyers ask, beside the places that answer it. */
export type Asked = {
  /** As buyers type it: phrases and single words, each after a comma. */
  as: string;
  /** The place that answers, then sections of sectors that answer the same for their rooms. */
  at: Place | readonly Place[];
  /** The title of the first place, where its own title or text says less. */
  title?: string;
  text?: string;
};
