import { href } from '../../src/lib/links/href';

/** A page of the benchmark: one of each kind the site has. */
export type BenchPage = { name: string; path: string };

export const benchPages: readonly BenchPage[] = [
  { name: 'home', path: href('home') },
  { name: 'shop', path: href('shop') },
  { name: 'product', path: href('product', { slug: 'generation-x' }) },
  { name: 'sector', path: href('dentistry') },
  { name: 'contact', path: href('contact') },
  { name: 'article', path: href('air-purification-in-dentistry') },
  { name: 'legal', path: href('privacyPolicy') },
];
