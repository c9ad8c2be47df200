import type { ProductSlug } from '@/config/product-slugs';
import { contactUrl } from '@/lib/links/contact-url';

/** An answer that the search gives beside the pages that it finds. */
export type Answer = {
  title: string;
  text: string;
  /** Other choices, one a line. */
  lines?: readonly string[];
  to: string;
  /** Instead of "Answer". */
  label?: string;
  /** Of the pictured product. */
  slug?: ProductSlug;
};

/** Title and text that are missing are those of the page. */
export type Lead = Pick<Answer, 'to'> & Partial<Answer>;

/** Where no page answers. */
export const askUs: Lead = { label: 'Contact', title: 'We have no page on that: ask us', to: contactUrl('question') };
