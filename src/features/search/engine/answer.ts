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

/** Where no page answers. */
export const askUs: Answer = {
  label: 'Contact',
  title: 'We have no page on that: ask us',
  text: '',
  to: contactUrl('question'),
};
