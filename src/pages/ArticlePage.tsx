import { createElement, type ElementType } from 'react';
import { type PageContent, pagePart } from '@/boot/page-part';
import { StaticHtml } from '@/boot/StaticHtml';
import type { ArticleSlug } from '@/config/article-slugs';
import type { PageKey } from '@/config/routes';

const texts = import.meta.glob<ElementType>('../content/articles/*.mdx', { import: 'default' });

/** Articles, by their slug. */
export function page(key: PageKey): PageContent {
  const text = `content/articles/${key}.mdx`;
  const staticPart = pagePart(['src/pages/ArticleSections.tsx', `src/${text}`], async () => {
    const [{ ArticleSections }, Text] = await Promise.all([import('./ArticleSections'), texts[`../${text}`]?.()]);
    if (!Text) throw new Error(`src/${text} is missing`);
    return () => createElement(ArticleSections, { slug: key as ArticleSlug, Text });
  });
  return { Page: () => <StaticHtml part={staticPart}>{(Sections) => <Sections />}</StaticHtml>, staticPart };
}
