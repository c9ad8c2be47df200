import { JSDOM } from 'jsdom';
import type { BuiltPage, BuiltSite } from './read-site';
import { canonicalUrl, indexedPages } from './page-facts';
import { thingsOf } from './things';

function datesOf(page: BuiltPage | undefined): unknown[] {
  return page ? thingsOf(page).map(({ dateModified }) => dateModified) : [];
}

function robotsProblems(robots: string, sitemapUrl: string): string[] {
  const lines = robots.split('\n').filter((line) => line.trim() !== '');
  return [
    ...(lines.includes(`Sitemap: ${sitemapUrl}`) ? [] : [`robots.txt: does not name ${sitemapUrl}`]),
    ...lines.filter((line) => /^Disallow: *\S/i.test(line)).map((line) => `robots.txt: "${line}" keeps pages out`),
    ...lines
      .filter((line) => !/^(?:User-agent|Allow|Disallow|Sitemap): *\S*$|^#/i.test(line))
      .map((line) => `robots.txt: "${line}" is no rule`),
  ];
}

/** The sitemap lists exactly the pages for search engines, each once; robots.txt lets crawlers in. */
export async function checkSitemap(site: BuiltSite): Promise<string[]> {
  const problems = robotsProblems(await site.readText('robots.txt'), `${site.siteUrl}/sitemap.xml`);
  const text = await site.readText('sitemap.xml');
  if (!text) return [...problems, 'sitemap.xml: is missing'];
  const { document } = new JSDOM(text, { contentType: 'text/xml' }).window;
  const pages = new Map(indexedPages(site).map((page) => [canonicalUrl(site, page), page]));
  const listed = new Set<string>();
  for (const entry of document.querySelectorAll('url')) {
    const url = entry.querySelector('loc')?.textContent ?? '';
    const date = entry.querySelector('lastmod')?.textContent;
    if (listed.has(url)) problems.push(`sitemap.xml: ${url} twice`);
    if (!pages.has(url)) problems.push(`sitemap.xml: ${url} is no canonical address of a page`);
    if (date && !datesOf(pages.get(url)).includes(date))
      problems.push(`sitemap.xml: ${url} does not say that it changed on ${date}`);
    listed.add(url);
  }
  for (const url of pages.keys()) if (!listed.has(url)) problems.push(`sitemap.xml: ${url} is missing`);
  return problems;
}
