import type { BuiltPage, BuiltSite } from './read-site';
import { visiblePages } from './page-facts';

function waysToAsk({ document }: BuiltPage): string {
  const links = [...document.querySelectorAll('header a[href], footer a[href]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  return [...new Set(links)].filter((href) => /^(?:tel:|mailto:|.*\/contact$)/.test(href)).join(' ');
}

/** WCAG 3.2.6. */
export function checkHelpOrder(site: BuiltSite): string[] {
  const pages = visiblePages(site);
  const home = pages.find(({ path }) => path === '/');
  const expected = home ? waysToAsk(home) : '';
  if (!/tel:\S+ .*mailto:/.test(expected)) return ['index.html: no telephone number followed by an e-mail address'];
  return pages
    .filter((page) => waysToAsk(page) !== expected)
    .map((page) => `${page.file}: offers help as "${waysToAsk(page)}", the home page as "${expected}"`);
}
