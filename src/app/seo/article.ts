import type { Article as ArticleThing, Blog, BlogPosting } from 'schema-dts';
import { unwrapSample } from '@/config/sample';
import { articleAuthor, type Article } from '@/data/articles/article';
import { recentArticles } from '@/features/articles/list-shape';
import { href } from '@/lib/links/href';
import { siteUrl } from '@/lib/links/site-url';
import { pictureUrl } from './file-address';
import { organizationReference } from './organization';

function common(article: Article) {
  return {
    headline: article.title,
    image: pictureUrl(article.cover),
    url: siteUrl(href(article.page)),
    datePublished: article.publishedOn,
    author: { '@type': 'Organization', name: unwrapSample(articleAuthor) },
  } as const;
}

export function articleThing(article: Article): ArticleThing {
  return {
    '@type': 'Article',
    ...common(article),
    dateModified: article.reviewedOn ?? article.publishedOn,
    inLanguage: 'en-GB',
    publisher: organizationReference(),
  };
}

export function blog(name: string, articles: readonly Article[]): Blog {
  return {
    '@type': 'Blog',
    name,
    url: siteUrl(href('blog')),
    inLanguage: 'en-GB',
    publisher: organizationReference(),
    blogPost: articles.map((article): BlogPosting => ({
      '@type': 'BlogPosting',
      ...common(article),
      // The small cards show no description.
      ...(recentArticles(articles).includes(article) ? {} : { description: article.description }),
    })),
  };
}
