import { checkCanonical } from '../canonical';
import { checkStatements } from '../check-statements';
import { checkDocuments } from '../documents';
import { checkHelpOrder } from '../help-order';
import { checkPrices } from '../prices';
import { checkSocialCards } from '../social-cards';
import { checkTitles } from '../titles';
import { checkWholePages } from '../whole-pages';
import { type BrokenRules, samplePages, site } from './broken-rule';

const { home, article, product, notFound } = samplePages;

const brokenTitles: BrokenRules = {
  check: checkTitles,
  breaks: {
    [product]: [
      ['a short title', 'Machine One, 1,156 m³/h | MARS', 'Machine | MARS', 'the title has 14 characters'],
      ['a long title', 'Machine One, 1,156 m³/h', 'Machine '.repeat(9), /the title has \d+ characters/],
      ['a short description', ': a sentence on what', '"><meta name="x" content="', /description has \d+ char/],
    ],
    [article]: [
      ['a title twice', '<title>Air in dentistry |', '<title>Articles on air |', 'share "Articles on air | MARS"'],
      ['a title without the brand', '<title>Air in dentistry | MARS', '<title>Air in dentistry', 'does not end in'],
      ['two titles on a page', '<title>', '<title>Two</title><title>', 'needs exactly one <title>'],
      ['a description twice', 'content="Air in dentistry: a', 'content="Articles on air: a', 'share "Articles on'],
    ],
    'old.html': [
      ['a title twice, of a page that leads on', 'This page has moved to /blog', 'Articles on air | MARS', 'share "'],
    ],
  },
};

const brokenCanonical: BrokenRules = {
  check: checkCanonical,
  breaks: {
    [article]: [
      [
        'another page’s',
        `rel="canonical" href="${site}/article"`,
        `rel="canonical" href="${site}/blog"`,
        'its canonical address is',
      ],
      [
        'a relative one',
        'canonical" href="https://www.example.com',
        'canonical" href="',
        'its canonical address is "/mars/article"',
      ],
      ['one with a closing slash', '/mars/article">', '/mars/article/">', `instead of ${site}/article`],
      [
        'one without the folder',
        `canonical" href="${site}`,
        'canonical" href="https://www.example.com',
        'its canonical address is',
      ],
      [
        'two',
        '<link rel="canonical"',
        '<link rel="canonical" href="/x"><link rel="canonical"',
        'names 2 canonical addresses',
      ],
      [
        'noindex on a page',
        '<link rel="canonical"',
        '<meta name="robots" content="noindex"><link rel="canonical"',
        'must not be noindex',
      ],
    ],
    'home.html': [
      [
        '/home that is not /',
        `canonical" href="${site}/"`,
        `canonical" href="${site}/home"`,
        'home.html: its canonical address',
      ],
    ],
    [notFound]: [
      ['two robots tags', '<title>', '<meta name="robots" content="noindex"><title>', 'two robots tags'],
      ['a not-found page that may be indexed', 'noindex', 'all', 'must be noindex'],
      [
        'a not-found page with an address',
        '</head>',
        '<link rel="canonical" href="/404"></head>',
        'must name no canonical address',
      ],
    ],
  },
};

const brokenSocialCards: BrokenRules = {
  check: checkSocialCards,
  breaks: {
    [article]: [
      ['no og:title', 'property="og:title"', 'property="og:other"', 'property="og:title" is []'],
      [
        'another description',
        'property="og:description" content="Air',
        'property="og:description" content="Fire',
        'og:description" is',
      ],
      ['another locale', 'en_GB', 'en_US', 'og:locale'],
      ['another site', `property="og:url" content="${site}/article"`, `property="og:url" content="${site}/"`, 'og:url'],
      [
        'another site name',
        'property="og:site_name" content="MARS"',
        'property="og:site_name" content="VENUS"',
        'og:site_name',
      ],
      [
        'an unknown type',
        'property="og:type" content="article"',
        'property="og:type" content="page"',
        'og:type is "page"',
      ],
      ['a small Twitter card', 'summary_large_image', 'summary', 'twitter:card'],
      ['another Twitter picture', 'twitter:image" content="https', 'twitter:image" content="http', 'twitter:image'],
      [
        'a relative picture',
        'og:image" content="https://www.example.com',
        'og:image" content="',
        'is no file of the site',
      ],
      ['a picture that is not there', 'cards/default.jpg', 'cards/none.jpg', 'cards/none.jpg" is no file'],
      ['a wrong height in the tag', 'content="630"', 'content="600"', 'og:image:height'],
    ],
  },
};

const brokenDocuments: BrokenRules = {
  check: checkDocuments,
  breaks: {
    [article]: [
      ['another language', 'lang="en-GB"', 'lang="en"', 'lang must be en-GB'],
      ['no doctype', '<!doctype html>', '', 'does not begin with <!doctype html>'],
      ['no charset', '<meta charset="utf-8">', '', 'names no charset'],
      ['a viewport that cannot be enlarged', 'initial-scale=1', 'user-scalable=no', 'its viewport is'],
      ['metadata in the body', '<main>', '<meta name="x" content="y"><main>', 'stands outside the head'],
      ['two h1', '<h2 id="faqs">FAQs</h2>', '<h1>FAQs</h1>', 'has 2 h1'],
      ['an empty heading', '<h3>Not a question</h3>', '<h3> </h3>', 'an empty h3'],
      ['a level left out', '<h2>References</h2>', '<h5>References</h5>', 'h5 "References" follows h3'],
      ['a picture without alt', 'alt="A surgery"', '', 'a picture without alt'],
      ['a picture without size', 'width="16"', '', 'a picture without size'],
      ['a field without its purpose', ' autocomplete="email"', '', 'the field "email" without autocomplete'],
      ['a style attribute', '<main>', '<main style="color: red">', 'a style attribute'],
    ],
    [notFound]: [
      ['a link that says nothing of use', 'Back to the home page', 'Read more', 'says only "Read more"'],
      ['a link without a word', 'Back to the home page', '', 'says nothing'],
      ['a link that leads nowhere', 'href="/mars/"', 'href="#"', 'links nowhere'],
    ],
  },
};

const brokenHelpOrder: BrokenRules = {
  check: checkHelpOrder,
  breaks: {
    [article]: [
      [
        'in another order',
        '<footer>',
        '<footer><a href="mailto:enquiries@example.com">Write</a>',
        'offers help as "mailto:',
      ],
    ],
    [home]: [['without a telephone number', 'href="tel:', 'href="sip:', 'no telephone number followed by']],
  },
};

const brokenPrices: BrokenRules = {
  check: checkPrices,
  breaks: {
    [home]: [
      ['beside a link', '£990.00 for two', '£395.00', '£395.00 beside /mars/product-details/one, which costs £495.00'],
    ],
  },
};

const brokenWholePages: BrokenRules = {
  check: (site) => checkWholePages(site, { words: 15, wordsOfSearchAndNotFound: 5, footerLinks: 2 }),
  breaks: {
    [article]: [
      ['without its text', /<main>.*<\/main>/s, '<main>Loading</main>', 'article.html: only 1 words'],
      ['without its footer', '<footer>', '<footer></footer><div>', 'article.html: only 0 links in its footer'],
    ],
  },
};

const brokenStatements: BrokenRules = {
  check: (site) =>
    checkStatements(site, [['no ozone', '/article', [/None is made/, /Ozone\?/]]], [['/article', 'Air in dentistry']]),
  breaks: {
    [article]: [
      [
        'left out',
        'None is made.',
        'Little is made.',
        'article.html: the statement "no ozone" is missing: None is made',
      ],
      ['on another page', '<h1>Air in dentistry</h1>', '<h1>Shop</h1>', 'article.html: the main heading is "Shop"'],
      ['that were withdrawn', 'None is made.', 'None is made. It moves 1,280 m³/h.', 'article.html: says "1,280"'],
      ['that offer to buy', 'None is made.', 'None is made. <button>Add to basket</button>', 'offers "Add to basket"'],
      ['that ask for a password', 'type="email"', 'type="password"', 'asks for a password'],
    ],
  },
};

export const brokenPages: Record<string, BrokenRules> = {
  'titles and descriptions': brokenTitles,
  'canonical addresses': brokenCanonical,
  'social cards': brokenSocialCards,
  'HTML of any page': brokenDocuments,
  'the order of help': brokenHelpOrder,
  prices: brokenPrices,
  'pages without a script': brokenWholePages,
  statements: brokenStatements,
};
