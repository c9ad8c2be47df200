import { productSlugs } from '../src/config/product-slugs';
import { routes, type RouteKey, type RouteSpec } from '../src/config/routes';
import type { BuiltPage, BuiltSite } from './read-site';

function shownPages({ pages }: BuiltSite): BuiltPage[] {
  return pages.filter(({ isRedirect }) => !isRedirect);
}

/** Every address of the route table has its HTML, and the sitemap lists the canonical ones alone. */
export function checkAddresses({ pages, files }: BuiltSite): string[] {
  const problems: string[] = [];
  const expected = (Object.keys(routes) as RouteKey[]).flatMap((key) => {
    const route: RouteSpec = routes[key];
    const paths = key === 'product' ? productSlugs.map((slug) => route.path.replace(':slug', slug)) : [route.path];
    return paths.map((path) => ({ path, isRedirect: route.redirectTo !== undefined }));
  });
  for (const { path, isRedirect } of expected) {
    const page = pages.find((candidate) => candidate.path === path);
    if (!page) problems.push(`${path} has no HTML file`);
    else if (page.isRedirect !== isRedirect) problems.push(`${page.file} ${isRedirect ? 'must' : 'must not'} lead on`);
  }
  for (const file of ['404.html', 'sitemap.xml', 'robots.txt', 'favicon.ico', 'site.webmanifest']) {
    if (!files.has(file)) problems.push(`${file} is missing`);
  }
  return problems;
}

function attribute({ document }: BuiltPage, selector: string, name: string): string {
  return document.querySelector(selector)?.getAttribute(name) ?? '';
}

/** One h1, a unique title and description of fair length, a canonical or noindex, and a social card that exists. */
export function checkMetadata(site: BuiltSite): string[] {
  const problems: string[] = [];
  const seen = new Map<string, string>();
  for (const page of shownPages(site)) {
    const { document, file } = page;
    const title = document.title;
    const description = attribute(page, 'meta[name=description]', 'content');
    if (document.querySelectorAll('h1').length !== 1) problems.push(`${file}: needs exactly one h1`);
    if (title.length < 15 || title.length > 70)
      problems.push(`${file}: the title has ${title.length} characters: "${title}"`);
    if (description.length < 70 || description.length > 165) {
      problems.push(`${file}: the description has ${description.length} characters: "${description}"`);
    }
    for (const text of file === 'home.html' ? [] : [title, description]) {
      const twin = seen.get(text);
      if (twin) problems.push(`${file} and ${twin} share "${text}"`);
      seen.set(text, file);
    }
    const canonical = attribute(page, 'link[rel=canonical]', 'href');
    const isNoindex = attribute(page, 'meta[name=robots]', 'content').includes('noindex');
    if (isNoindex === Boolean(canonical)) problems.push(`${file}: needs either a canonical address or noindex`);
    const expectedPath = page.path === '/home' ? '/' : page.path;
    if (canonical && !canonical.endsWith(expectedPath)) problems.push(`${file}: its canonical address is ${canonical}`);
    const card = /\/cards\/[^/]+$/.exec(attribute(page, 'meta[property="og:image"]', 'content'))?.[0].slice(1);
    if (!card || !site.files.has(card)) problems.push(`${file}: its social card ${card ?? ''} does not exist`);
    if (document.documentElement.lang !== 'en-GB') problems.push(`${file}: lang must be en-GB`);
    if (document.querySelector('[style]'))
      problems.push(`${file}: a style attribute, which the content security policy blocks`);
  }
  return problems;
}

/** Links inside the site lead to a page or file that exists, and to an anchor that stands on it. */
export function checkLinks(site: BuiltSite): string[] {
  const problems: string[] = [];
  const byPath = new Map(site.pages.map((page) => [page.path, page]));
  for (const { document, file, path } of shownPages(site)) {
    for (const link of document.querySelectorAll('a[href]')) {
      const url = new URL(link.getAttribute('href') ?? '', `http://site${path}`);
      if (url.host !== 'site') continue;
      const target = byPath.get(url.pathname);
      if (!target && !site.files.has(url.pathname.slice(1)))
        problems.push(`${file}: a link to ${url.pathname}, which does not exist`);
      if (target?.isRedirect) problems.push(`${file}: a link to ${url.pathname}, which only leads on`);
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (target && anchor && !target.document.getElementById(anchor))
        problems.push(`${file}: no "${anchor}" on ${url.pathname}`);
    }
    for (const image of document.images) {
      if (image.getAttribute('alt') === null) problems.push(`${file}: a picture without alt: ${image.src}`);
      if (!image.getAttribute('width') || !image.getAttribute('height'))
        problems.push(`${file}: a picture without size: ${image.src}`);
    }
  }
  return problems;
}

/** Structured data is valid JSON with a context and a type, and a product states an offer only where its price is to be seen. */
export function checkStructuredData(site: BuiltSite): string[] {
  const problems: string[] = [];
  for (const { document, file } of shownPages(site)) {
    for (const block of document.querySelectorAll('script[type="application/ld+json"]')) {
      try {
        const data = JSON.parse(block.textContent ?? '') as {
          '@context'?: string;
          '@graph'?: Record<string, unknown>[];
        };
        if (data['@context'] !== 'https://schema.org' || !data['@graph']?.every((thing) => thing['@type']))
          problems.push(`${file}: structured data without a type`);
        const product = data['@graph']?.find((thing) => thing['@type'] === 'Product');
        const shows = /£\d/.test(document.querySelector('main')?.textContent ?? '');
        if (product?.offers && !shows) problems.push(`${file}: an offer whose price is not on the page`);
      } catch {
        problems.push(`${file}: structured data that is not JSON`);
      }
    }
  }
  return problems;
}
