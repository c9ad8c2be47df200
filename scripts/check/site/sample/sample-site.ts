import { createHash } from 'node:crypto';
import { company } from '../../../../src/config/company';
import { redirectPage, robots, sitemap } from '../../../build/site-files';

/** A site that keeps every rule; tests break one at a time. */

export const siteUrl = 'https://www.example.com/mars';

const inlineScript = 'document.title';
const policy = `script-src 'self' 'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`;

type SamplePage = { path: string; title: string; type?: string; graph: object[]; main: string };

const seller = {
  '@type': 'Organization',
  '@id': `${siteUrl}/#organization`,
  name: company.brand,
  url: `${siteUrl}/`,
};

const organization = {
  ...seller,
  legalName: 'MARS Sample Ltd',
  vatID: 'GB 000',
  address: '1 Sample Street',
  logo: `${siteUrl}/icons/icon-512.png`,
  contactPoint: { '@type': 'ContactPoint', telephone: '+448081570142', email: 'enquiries@example.com' },
};

const description = (title: string) =>
  `${title}: a sentence on what there is to see on this page, long enough to be of use in a list of results.`;

function step(position: number, name: string, path: string) {
  return { '@type': 'ListItem', position, name, item: siteUrl + path };
}

function breadcrumb(...steps: object[]) {
  return { '@type': 'BreadcrumbList', itemListElement: steps };
}

function trail(current: string, ...links: [label: string, path: string][]): string {
  const items = links.map(([label, path]) => `<li><a href="/mars${path}">${label}</a></li>`).join('');
  return `<nav aria-label="Breadcrumb"><ol>${items}<li aria-current="page">${current}</li></ol></nav>`;
}

function meta(name: string, content: string): string {
  return `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${content}">`;
}

function html({ path, title, type = 'website', graph, main }: SamplePage): string {
  const url = siteUrl + (path === '/home' ? '/' : path);
  const isFound = path !== '/404';
  const tags: [name: string, content: string][] = [
    ['description', description(title)],
    ['og:title', title],
    ['og:description', description(title)],
    ['og:type', type],
    ['og:url', url],
    ['og:image', `${siteUrl}/cards/default.jpg`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:site_name', company.brand],
    ['og:locale', 'en_GB'],
    ['twitter:card', 'summary_large_image'],
  ];
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${title} | ${company.brand}</title>
${tags.map(([name, content]) => meta(name, content)).join('\n')}
${isFound ? `<link rel="canonical" href="${url}">` : meta('robots', 'noindex')}
<script>${inlineScript}</script>
</head><body><main>${main}</main>
<footer><p>${company.brand}, MARS Sample Ltd, 1 Sample Street, VAT number GB 000.</p>
<a href="tel:+448081570142">0808 157 0142</a> <a href="mailto:enquiries@example.com">enquiries@example.com</a></footer>
${graph.length > 0 ? `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>` : ''}
</body></html>`;
}

const homeMain = `<h1>Clean air</h1><h2 id="film">Six stages</h2>
<img src="/mars/assets/still.webp" alt="A machine" width="16" height="9">
<p>Six stages of purification. One breath, followed. 17 s, no sound</p>
<section id="questions"><h2>Questions</h2><details name="questions"><summary><h3>How loud?</h3></summary>
<p>Below 20 dB(A).</p><p>At speed 1.</p></details></section>
<p><a href="/mars/product-details/one">Machine One</a> £990.00 for two</p> <a href="/mars/blog">Blog</a> <a href="#film">The film</a>`;

const homeGraph = [
  organization,
  { '@type': 'WebSite', name: company.brand, url: `${siteUrl}/`, publisher: seller },
  {
    '@type': 'VideoObject',
    name: 'Six stages of purification',
    description: 'One breath, followed.',
    thumbnailUrl: `${siteUrl}/assets/still.webp`,
    uploadDate: '2026-11-20T00:00:00Z',
    contentUrl: `${siteUrl}/films/six.mp4`,
    duration: 'PT17S',
  },
  {
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'How loud?',
        acceptedAnswer: { '@type': 'Answer', text: 'Below 20 dB(A).\n\nAt speed 1.' },
      },
    ],
  },
];

const product = {
  '@type': 'Product',
  name: 'Machine One',
  url: `${siteUrl}/product-details/one`,
  description: 'Moves 1,156 m³ an hour.',
  category: 'Domestic',
  brand: { '@type': 'Brand', name: company.brand },
  image: [`${siteUrl}/assets/one.webp`],
  additionalProperty: [
    { '@type': 'PropertyValue', name: 'CADR', value: 1156, unitText: 'm³/h', unitCode: 'MQH' },
    { '@type': 'PropertyValue', name: 'Change', minValue: 6, maxValue: 12, unitText: 'months', unitCode: 'MON' },
  ],
  offers: {
    '@type': 'Offer',
    url: `${siteUrl}/product-details/one`,
    price: '495.00',
    priceCurrency: 'GBP',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: '495.00',
      priceCurrency: 'GBP',
      valueAddedTaxIncluded: true,
    },
    seller,
  },
};

const productMain = `${trail('Machine One', ['Home', '/'])}<h1>Machine One</h1>
<p>Category: Domestic</p><p>Moves 1,156&nbsp;m³ an hour.</p>
<picture><source srcset="/mars/assets/one.webp 800w"><img src="/mars/assets/one.webp" alt="" width="8" height="6"></picture>
<p><span>£495.00</span><small>including VAT</small></p>
<table><tr><th>CADR</th><td>1,156 m³/h</td></tr><tr><th>Change</th><td>6 to 12 months</td></tr></table>`;

const post = {
  headline: 'Air in dentistry',
  image: `${siteUrl}/assets/cover.webp`,
  url: `${siteUrl}/article`,
  datePublished: '2021-03-29',
  author: { '@type': 'Organization', name: 'Our team' },
};

const postFacts = `<p><time datetime="2021-03-29">29 March 2021</time> By the Our team</p>
<img src="/mars/assets/cover.webp" alt="A surgery" width="16" height="9">`;

const pages: SamplePage[] = [
  { path: '/', title: 'Purifiers for rooms', graph: homeGraph, main: homeMain },
  { path: '/home', title: 'Purifiers for rooms', graph: homeGraph, main: homeMain },
  {
    path: '/blog',
    title: 'Articles on air',
    graph: [
      breadcrumb(step(1, 'Home', '/'), step(2, 'Blog', '/blog')),
      {
        '@type': 'Blog',
        name: 'Articles',
        url: `${siteUrl}/blog`,
        blogPost: [{ '@type': 'BlogPosting', ...post, description: 'What fallow time was.' }],
      },
    ],
    main: `${trail('Blog', ['Home', '/'])}<h1>Articles</h1><article><h2>Air in dentistry</h2>${postFacts}
<p>What fallow time was.</p><a href="/mars/article">Read More: Air in dentistry</a></article>`,
  },
  {
    path: '/article',
    title: 'Air in dentistry',
    type: 'article',
    graph: [
      breadcrumb(step(1, 'Home', '/'), step(2, 'Blog', '/blog'), step(3, 'Blog Details', '/article')),
      { '@type': 'Article', ...post, dateModified: '2026-11-20', publisher: seller },
      {
        '@type': 'FAQPage',
        mainEntity: [
          { '@type': 'Question', name: 'Ozone?', acceptedAnswer: { '@type': 'Answer', text: 'None is made.' } },
        ],
      },
    ],
    main: `${trail('Blog Details', ['Home', '/'], ['Blog', '/blog'])}<h1>Air in dentistry</h1>${postFacts}
<form><label>Email <input type="email" name="email" autocomplete="email"></label></form>
<p>Reviewed <time datetime="2026-11-20">20 November 2026</time></p>
<h2 id="faqs">FAQs</h2><details><summary>Ozone?</summary><p>None is made.</p></details><h2>References</h2><h3>Not a question</h3>`,
  },
  {
    path: '/product-details/one',
    title: 'Machine One, 1,156 m³/h',
    type: 'product',
    graph: [breadcrumb(step(1, 'Home', '/'), step(2, 'Machine One', '/product-details/one')), product],
    main: productMain,
  },
  {
    path: '/404',
    title: 'Page not found',
    graph: [],
    main: '<h1>Page not found</h1><a href="/mars/">Back to the home page</a>',
  },
];

/** Files of a small site without a fault, by name, for the tests of the checks. */
export function sampleSiteFiles(): Record<string, string> {
  const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
  const listed = pages.map(({ path }) => path).filter((path) => path !== '/404' && path !== '/home');
  return {
    ...Object.fromEntries(pages.map((page) => [fileOf(page.path), html(page)])),
    'old.html': redirectPage(`${siteUrl}/blog`, '/blog'),
    _headers: policy,
    'sitemap.xml': sitemap(listed.map((path) => siteUrl + path)),
    'robots.txt': robots(`${siteUrl}/sitemap.xml`),
    'assets/index.js': 'document.title',
    'assets/still.webp': '',
    'assets/one.webp': '',
    'assets/cover.webp': '',
    'icons/icon-512.png': '',
    'films/six.mp4': '',
  };
}
