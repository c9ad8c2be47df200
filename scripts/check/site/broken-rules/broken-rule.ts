import type { BuiltSite } from '../read-site';

/** One text of one file of the sample site that reads otherwise, and what its check has to say of it. */
export type Break = [rule: string, file: string, from: string | RegExp, to: string, message: string | RegExp];

/** Each rule of one check, broken. */
export type BrokenRules = { check: (site: BuiltSite) => string[] | Promise<string[]>; breaks: Break[] };

/** The pages of the sample site that are broken. */
export const samplePages = {
  home: 'index.html',
  article: 'article.html',
  product: 'product-details/one.html',
  notFound: '404.html',
};
