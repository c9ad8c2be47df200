import { company } from '@/config/company';
import type { PlainRouteKey } from '@/config/routes';

type TextPageFacts = {
  page: PlainRouteKey;
  title: string;
  /** 70 to 160 characters, unique. */
  description: string;
  /** As in `2026-11-20`; the text names it too. */
  date: { label: 'In force from' | 'Prepared on'; iso: string };
};

/** Head of each legal page, whose text is `src/content/<name>.mdx`. */
export const textPages = {
  privacyPolicy: {
    page: 'privacyPolicy',
    title: 'Privacy Policy',
    description: `What ${company.brand} does with your name, phone number and e-mail address, on what legal basis, for how long, and the rights you have.`,
    date: { label: 'In force from', iso: '2026-11-25' },
  },
  termsAndConditions: {
    page: 'termsAndConditions',
    title: 'Terms & Conditions',
    description:
      'The terms of this website: what our prices and figures mean, warranty, liability, links, old equipment, and the law that applies.',
    date: { label: 'In force from', iso: '2026-11-26' },
  },
  acceptableUsePolicy: {
    page: 'acceptableUsePolicy',
    title: 'Acceptable Use Policy',
    description:
      'What may and may not be done with this website, the standards for anything sent or published on it, and what follows a breach.',
    date: { label: 'In force from', iso: '2026-11-23' },
  },
  cookiePolicy: {
    page: 'cookiePolicy',
    title: 'Cookie Policy',
    description:
      'No cookies, no analytics, no banner. A complete table of the few entries that this site keeps in your browser, and how to remove them.',
    date: { label: 'In force from', iso: '2026-11-25' },
  },
  accessibilityStatement: {
    page: 'accessibilityStatement',
    title: 'Accessibility statement',
    description:
      'What this site is built for: keyboard, screen reader, large text. What falls short, how it was tested, and who to tell.',
    date: { label: 'Prepared on', iso: '2026-11-23' },
  },
} satisfies Record<string, TextPageFacts>;

/** Key of a legal page, whose text is `src/content/<name>.mdx`. */
export type TextPageKey = keyof typeof textPages;
