import type { ElementType } from 'react';
import { pagePart, type PagePart } from '@/boot/page-part';
import { articleSlugs } from '@/config/article-slugs';
import type { PageKey } from '@/config/routes';

const modules = import.meta.glob<ElementType>(['./*.mdx', './articles/*.mdx'], { import: 'default' });

/** Names of the MDX files of this folder. */
const files: Partial<Record<PageKey, string>> = {
  ...Object.fromEntries(articleSlugs.map((slug) => [slug, `articles/${slug}`])),
  privacyPolicy: 'privacy-policy',
  termsAndConditions: 'terms-and-conditions',
  acceptableUsePolicy: 'acceptable-use-policy',
  cookiePolicy: 'cookie-policy',
  accessibilityStatement: 'accessibility-statement',
};

const parts = new Map<PageKey, PagePart<ElementType>>();

/** The name of a page's text in this folder, without its ending; undefined for pages of components. */
export function textFile(page: PageKey): string | undefined {
  return files[page];
}

/** The text of an article or a legal page, as a component. */
export function textPart(page: PageKey): PagePart<ElementType> | undefined {
  const file = files[page];
  const load = modules[`./${file}.mdx`];
  if (!file) return undefined;
  if (!load) throw new Error(`src/content/${file}.mdx is missing`);
  const part = parts.get(page) ?? pagePart([`src/content/${file}.mdx`], load);
  parts.set(page, part);
  return part;
}
