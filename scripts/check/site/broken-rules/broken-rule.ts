import type { BuiltSite } from '../read-site';

export type Break = [rule: string, from: string | RegExp, to: string, message: string | RegExp];

export type BrokenRules = {
  check: (site: BuiltSite) => string[] | Promise<string[]>;
  breaks: Record<string, Break[]>;
};

export const samplePages = {
  home: 'index.html',
  article: 'article.html',
  product: 'product-details/one.html',
  notFound: '404.html',
};

export const site = 'https://www.example.com/mars';
