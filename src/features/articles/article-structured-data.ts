import type { Article as ArticleThing, WithContext } from 'schema-dts';
import { company } from '@/config/company';
import { shown } from '@/config/sample';
import type { Article } from '@/data/articles/article';
import { href } from '@/lib/href';
import { siteUrl } from '@/lib/site-url';

/** An article as search engines read it; nothing that the page does not show. */
export function articleStructuredData(article: Article): WithContext<ArticleThing> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    image: siteUrl('/cards/article.jpg'),
    datePublished: article.publishedOn,
    dateModified: article.reviewedOn ?? article.publishedOn,
    author: { '@type': 'Organization', name: shown(article.author) },
    publisher: { '@type': 'Organization', name: company.brand },
    mainEntityOfPage: siteUrl(href(article.page)),
    inLanguage: 'en-GB',
  };
}
