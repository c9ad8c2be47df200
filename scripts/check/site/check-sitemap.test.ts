// @vitest-environment node
import { checkSitemap } from './check-sitemap';
import { siteUrl } from './sample/sample-site';
import { testCheck } from './sample/test-check';

testCheck(checkSitemap, {
  'sitemap.xml': [
    [
      `  <url><loc>${siteUrl}/article</loc></url>
`,
      '',
      '/mars/article is missing',
    ],
    ['/mars/article<', '/mars/404<', '/mars/404 is no canonical address'],
    ['/mars/article<', '/mars/home<', '/mars/home is no canonical address'],
    ['/mars/article<', '/mars/blog<', '/mars/blog twice'],
    [
      '/mars/article</loc>',
      '/mars/article</loc><lastmod>2026-11-21</lastmod>',
      'does not say that it changed on 2026-11-21',
    ],
    [
      `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>${siteUrl}/</loc></url>
  <url><loc>${siteUrl}/blog</loc></url>
  <url><loc>${siteUrl}/article</loc></url>
  <url><loc>${siteUrl}/product-details/one</loc></url>
</urlset>
`,
      '',
      'sitemap.xml: is missing',
    ],
  ],
  'robots.txt': [
    ['Sitemap:', '#', 'robots.txt: does not name'],
    ['Allow: /', 'Disallow: /', 'robots.txt: "Disallow: /" keeps pages out'],
    ['Allow: /', 'Please come in', 'robots.txt: "Please come in" is no rule'],
  ],
});
