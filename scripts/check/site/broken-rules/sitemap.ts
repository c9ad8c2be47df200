import { checkSitemap } from '../sitemap';
import { sampleSiteFiles } from '../sample-site';
import type { BrokenRules } from './broken-rule';

const sampleSitemap = sampleSiteFiles()['sitemap.xml'] ?? '';

export const brokenSitemap: BrokenRules = {
  check: checkSitemap,
  breaks: [
    [
      'a page left out',
      'sitemap.xml',
      '  <url><loc>https://www.example.com/mars/article</loc></url>\n',
      '',
      '/mars/article is missing',
    ],
    ['a page too many', 'sitemap.xml', '/mars/article<', '/mars/404<', '/mars/404 is no canonical address'],
    ['an alias', 'sitemap.xml', '/mars/article<', '/mars/home<', '/mars/home is no canonical address'],
    ['a page twice', 'sitemap.xml', '/mars/article<', '/mars/blog<', '/mars/blog twice'],
    [
      'a date that is not the page’s',
      'sitemap.xml',
      '/mars/article</loc>',
      '/mars/article</loc><lastmod>2026-11-21</lastmod>',
      'does not say that it changed on 2026-11-21',
    ],
    ['no sitemap', 'sitemap.xml', sampleSitemap, '', 'sitemap.xml: is missing'],
    ['robots without the sitemap', 'robots.txt', 'Sitemap:', '#', 'robots.txt: does not name'],
    [
      'robots that keep pages out',
      'robots.txt',
      'Allow: /',
      'Disallow: /',
      'robots.txt: "Disallow: /" keeps pages out',
    ],
    ['robots with a wrong line', 'robots.txt', 'Allow: /', 'Please come in', 'robots.txt: "Please come in" is no rule'],
  ],
};
