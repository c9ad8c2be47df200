import { createElement, type ElementType } from 'react';
import { type PageContent, pagePart } from '@/boot/page-part';
import { StaticHtml } from '@/boot/StaticHtml';
import type { PageKey } from '@/config/routes';
import type { TextPageKey } from '@/data/text-pages';

const texts = import.meta.glob<ElementType>('../content/*.mdx', { import: 'default' });

/** The text of each page in `src/content`. */
const names: Record<TextPageKey, string> = {
  privacyPolicy: 'privacy-policy',
  termsAndConditions: 'terms-and-conditions',
  acceptableUsePolicy: 'acceptable-use-policy',
  cookiePolicy: 'cookie-policy',
  accessibilityStatement: 'accessibility-statement',
  delivery: 'delivery-returns-warranty',
  service: 'service-and-filters',
};

/** Legal pages and other plain texts. */
export function page(key: PageKey): PageContent {
  const name = names[key as TextPageKey];
  const staticPart = pagePart(['src/pages/TextSections.tsx', `src/content/${name}.mdx`], async () => {
    const [{ TextSections }, Text] = await Promise.all([import('./TextSections'), texts[`../content/${name}.mdx`]?.()]);
    if (!Text) throw new Error(`src/content/${name}.mdx is missing`);
    return () => createElement(TextSections, { page: key as TextPageKey, name, Text });
  });
  return { Page: () => <StaticHtml part={staticPart}>{(Sections) => <Sections />}</StaticHtml>, staticPart };
}
