import { checkClientScripts } from '../client-scripts';
import { checkLinks } from '../links';
import { checkPolicy } from '../policy';
import { checkRedirects } from '../redirects';
import { sampleSiteFiles } from '../sample-site';
import { checkSitemap } from '../sitemap';
import { type BrokenRules, samplePages, site } from './broken-rule';

const { home, article } = samplePages;

const brokenLinks: BrokenRules = {
  check: checkLinks,
  breaks: {
    [home]: [
      [
        'to a page that is not there',
        'href="/mars/blog"',
        'href="/mars/news"',
        'a link to /mars/news, which does not exist',
      ],
      ['out of the folder', 'href="/mars/blog"', 'href="/blog"', 'a link to /blog, which is outside /mars/'],
      ['to a page that leads on', 'href="/mars/blog"', 'href="/mars/old"', 'which only leads on'],
      [
        'with a closing slash',
        'href="/mars/blog"',
        'href="/mars/blog/"',
        'a link to /mars/blog/, which does not exist',
      ],
      ['to no anchor', 'href="#film"', 'href="#nothing"', 'no "nothing" on /mars/'],
    ],
  },
};

const sampleSitemap = sampleSiteFiles()['sitemap.xml'] ?? '';

const brokenSitemap: BrokenRules = {
  check: checkSitemap,
  breaks: {
    'sitemap.xml': [
      ['a page left out', `  <url><loc>${site}/article</loc></url>\n`, '', '/mars/article is missing'],
      ['a page too many', '/mars/article<', '/mars/404<', '/mars/404 is no canonical address'],
      ['an alias', '/mars/article<', '/mars/home<', '/mars/home is no canonical address'],
      ['a page twice', '/mars/article<', '/mars/blog<', '/mars/blog twice'],
      [
        'a date that is not the page’s',
        '/mars/article</loc>',
        '/mars/article</loc><lastmod>2026-11-21</lastmod>',
        'does not say that it changed on 2026-11-21',
      ],
      ['no sitemap', sampleSitemap, '', 'sitemap.xml: is missing'],
    ],
    'robots.txt': [
      ['robots without the sitemap', 'Sitemap:', '#', 'robots.txt: does not name'],
      ['robots that keep pages out', 'Allow: /', 'Disallow: /', 'robots.txt: "Disallow: /" keeps pages out'],
      ['robots with a wrong line', 'Allow: /', 'Please come in', 'robots.txt: "Please come in" is no rule'],
    ],
  },
};

const brokenRedirects: BrokenRules = {
  check: checkRedirects,
  breaks: {
    'old.html': [
      ['to a page that is not there', 'url=/mars/blog', 'url=/mars/news', 'leads to "/mars/news", which is no page'],
      ['to another page than the canonical one', `${site}/blog`, `${site}/`, 'its canonical address is not its target'],
      ['with a link to another page', 'href="/mars/blog"', 'href="/mars/"', 'its link does not lead to its target'],
    ],
  },
};

const brokenPolicy: BrokenRules = {
  check: checkPolicy,
  breaks: {
    [article]: [
      ['no policy', 'http-equiv="Content-Security-Policy"', 'name="policy"', 'no content security policy'],
      [
        'the hash of another script',
        'sha256-',
        'sha256-A',
        'article.html: its policy blocks the script in article.html',
      ],
      [
        'another script',
        '<script>document.title',
        '<script>document.URL',
        'vercel.json: its policy blocks the script in article.html',
      ],
    ],
    _headers: [['a header with another hash', 'sha256-', 'sha256-A', '_headers: its policy blocks the script']],
  },
};

const brokenClientScripts: BrokenRules = {
  check: checkClientScripts,
  breaks: {
    'assets/index.js': [
      [
        'that carry structured data',
        'document.title',
        'x={"@type":"BreadcrumbList"}',
        'assets/index.js: carries structured data',
      ],
    ],
  },
};

export const brokenFiles: Record<string, BrokenRules> = {
  links: brokenLinks,
  'sitemap and robots': brokenSitemap,
  redirects: brokenRedirects,
  'the content security policy': brokenPolicy,
  scripts: brokenClientScripts,
};
