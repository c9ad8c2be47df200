import type { ProductSlug } from '@/config/product-slugs';
import { company } from '@/config/company';
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
  /** The pictured product. */
  slug?: ProductSlug;
  /** How many of it the room takes, to ask the price of. */
  machines?: number;
};

/** Where no page answers. */
export const askUs: Answer = {
  label: 'Contact',
  title: 'We have no page on that: ask us',
  text: `Call ${company.phone.label}, or write. ${company.reply}`,
  to: contactUrl('question'),
};
