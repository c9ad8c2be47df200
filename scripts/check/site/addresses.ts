import { productSlugs } from '../../../src/config/product-slugs';
import { routes, type RouteKey, type RouteSpec } from '../../../src/config/routes';
import { href } from '../../../src/lib/href';
import type { BuiltSite } from './read-site';

const neededFiles = ['404.html', 'sitemap.xml', 'robots.txt', 'favicon.ico', 'site.webmanifest'];

function pathsOf(key: RouteKey): string[] {
  if (key === 'product') return productSlugs.map((slug) => href(key, { slug }));
  return [href(key)];
}

/** Every address of the route table has its HTML, and the files that browsers and search engines ask for are there. */
export function checkAddresses({ pages, files }: BuiltSite): string[] {
  const problems: string[] = [];
  const expected = (Object.keys(routes) as RouteKey[]).flatMap((key) => {
    const route: RouteSpec = routes[key];
    return pathsOf(key).map((path) => ({ path, isRedirect: route.redirectTo !== undefined }));
  });
  for (const { path, isRedirect } of expected) {
    const page = pages.find((candidate) => candidate.path === path);
    if (!page) problems.push(`${path} has no HTML file`);
    else if (page.isRedirect !== isRedirect) problems.push(`${page.file} ${isRedirect ? 'must' : 'must not'} lead on`);
  }
  for (const file of neededFiles) if (!files.has(file)) problems.push(`${file} is missing`);
  return problems;
}
