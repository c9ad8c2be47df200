import { company } from '@/config/company';
import type { PlainRouteKey } from '@/config/routes';

type LegalPageFacts = {
  page: PlainRouteKey;
  title: string;
  /** 70 to 160 characters, unique. */
  description: string;
  /** As in `2026-11-20`; the text names it too. */
  datedOn: string;
  dated: 'In force from' | 'Prepared on';
};

export const legalPages = {
  privacyPolicy: {
    page: 'privacyPolicy',
    title: 'Privacy Policy',
    description: `What ${company.brand} does with your name, phone number and e-mail address, on what legal basis, for how long, and the rights you have.`,
    datedOn: '2026-11-23',
    dated: 'In force from',
  },
  termsAndConditions: {
    page: 'termsAndConditions',
    title: 'Terms & Conditions',
    description:
      'The terms of this website: what our prices and figures mean, warranty, liability, links, old equipment, and the law that applies.',
    datedOn: '2026-11-23',
    dated: 'In force from',
  },
  acceptableUsePolicy: {
    page: 'acceptableUsePolicy',
    title: 'Acceptable Use Policy',
    description:
      'What may and may not be done with this website, the standards for anything sent or published on it, and what follows a breach.',
    datedOn: '2026-11-23',
    dated: 'In force from',
  },
  cookiePolicy: {
    page: 'cookiePolicy',
    title: 'Cookie Policy',
    description:
      'No cookies, no analytics, no banner. A complete table of the few entries that this site keeps in your browser, and how to remove them.',
    datedOn: '2026-11-23',
    dated: 'In force from',
  },
  accessibilityStatement: {
    page: 'accessibilityStatement',
    title: 'Accessibility statement',
    description:
      'What this site is built for: keyboard, screen reader, large text. What falls short, how it was tested, and who to tell.',
    datedOn: '2026-11-23',
    dated: 'Prepared on',
  },
} as const satisfies Record<string, LegalPageFacts>;

export type LegalPageKey = keyof typeof legalPages;
