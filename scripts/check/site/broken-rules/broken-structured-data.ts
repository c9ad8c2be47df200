import { checkStructuredDataAddresses } from '../structured-data-addresses';
import { checkStructuredDataShape } from '../structured-data-shape';
import { checkStructuredDataWords } from '../structured-data-words';
import { type BrokenRules, samplePages, site } from './broken-rule';

const { home, article, product, notFound } = samplePages;

const brokenStructuredDataShape: BrokenRules = {
  check: checkStructuredDataShape,
  breaks: {
    [article]: [
      ['not JSON', '{"@context"', '{@context', 'structured data that is not JSON'],
      ['no context', '"https://schema.org"', '"https://example.com"', 'without schema.org’s context'],
      ['no type', '"@type":"Article"', '"type":"Article"', 'structured data without a type'],
      ['none at all', 'application/ld+json', 'text/plain', '0 blocks of structured data instead of one'],
      ['no breadcrumb', '"@type":"BreadcrumbList"', '"@type":"ItemList"', '0 BreadcrumbList'],
      ['a step without a position', '"position":2,', '', 'ListItem without position'],
      ['instructions', '"@type":"Article"', '"about":{"@type":"HowTo"},"@type":"Article"', 'a HowTo'],
      [
        'an article without an author',
        '"author":{"@type":"Organization","name":"Our team"},',
        '',
        'Article without author',
      ],
      ['no article', '"@type":"Article"', '"@type":"WebPage"', '0 Article'],
    ],
    [notFound]: [
      [
        'on the not-found page',
        '</body>',
        '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[]}</script></body>',
        'kept from search engines',
      ],
    ],
    [home]: [
      [
        'no seller on the home page',
        '"legalName":"MARS Sample Ltd"',
        '"name":"MARS"',
        'Organization without legalName',
      ],
      ['no VAT number', '"vatID":"GB 000",', '', 'Organization without vatID'],
      ['no site on the home page', '"@type":"WebSite"', '"@type":"WebPage"', '0 WebSite'],
      ['a film without a date', '"uploadDate"', '"date"', 'VideoObject without uploadDate'],
      ['a film without a file', '"contentUrl"', '"other"', 'VideoObject with neither'],
      ['a question without an answer', '"acceptedAnswer"', '"other"', 'Question without acceptedAnswer'],
    ],
    [product]: [
      ['no product', '"@type":"Product"', '"@type":"Thing"', '0 Product'],
      ['a product without figures', '"additionalProperty"', '"other"', 'Product without additionalProperty'],
      ['a figure without a value', '"value":1156,', '', 'the figure "CADR" has no value'],
      ['a figure with its unit inside', '"value":1156,"unitText":"m³/h"', '"value":"1,156 m³/h"', 'hides its unit'],
      ['a price in euros', '"priceCurrency":"GBP"', '"priceCurrency":"EUR"', 'not in GBP with VAT included'],
      [
        'a price without VAT',
        '"valueAddedTaxIncluded":true',
        '"valueAddedTaxIncluded":false',
        'not in GBP with VAT included',
      ],
      [
        'an offer without a price',
        '"price":"495.00","priceCurrency":"GBP","priceSpecification"',
        '"priceCurrency":"GBP","priceSpecification"',
        'Offer without price',
      ],
      [
        'a rating',
        '"category"',
        '"aggregateRating":{"@type":"AggregateRating"},"category"',
        'Product with aggregateRating',
      ],
      ['a review', '"category"', '"subjectOf":{"@type":"Review"},"category"', 'a Review'],
    ],
    'blog.html': [['no list of articles', '"@type":"Blog"', '"@type":"WebPage"', '0 Blog']],
  },
};

const brokenStructuredDataAddresses: BrokenRules = {
  check: checkStructuredDataAddresses,
  breaks: {
    [article]: [
      ['a relative page', `"item":"${site}/blog"`, '"item":"/mars/blog"', 'ListItem.item "/mars/blog" is no canonical'],
      [
        'a picture that is not there',
        `"image":"${site}/assets/cover.webp"`,
        `"image":"${site}/assets/none.webp"`,
        'Article.image',
      ],
    ],
    [product]: [
      ['a page that is not there', `"url":"${site}/product-details/one"`, `"url":"${site}/one"`, 'Product.url'],
      ['a page that is not listed', `"url":"${site}/product-details/one"`, `"url":"${site}/404"`, 'Offer.url'],
    ],
    [home]: [
      ['a film that is not there', 'films/six.mp4', 'films/seven.mp4', 'VideoObject.contentUrl'],
      ['a logo that is not there', 'icon-512.png', 'icon-9.png', 'Organization.logo'],
      [
        'a player elsewhere',
        `"contentUrl":"${site}/films/six.mp4"`,
        '"embedUrl":"https://video.example.com/1"',
        'not on the video host',
      ],
      [
        'a network’s home page as a profile',
        '"vatID"',
        '"sameAs":["https://www.facebook.com/"],"vatID"',
        'nobody’s profile',
      ],
    ],
  },
};

const brokenStructuredDataWords: BrokenRules = {
  check: checkStructuredDataWords,
  breaks: {
    [home]: [
      [
        'another legal name',
        '"legalName":"MARS Sample Ltd"',
        '"legalName":"MARS Other Ltd"',
        'Organization "MARS Other Ltd" is not on the page',
      ],
      ['another telephone', '"telephone":"+448081570142"', '"telephone":"+441154960000"', 'ContactPoint +441154960000'],
      ['another e-mail', '"email":"enquiries@', '"email":"sales@', 'ContactPoint "sales@'],
      ['another site name', '"WebSite","name":"MARS"', '"WebSite","name":"VENUS"', 'WebSite "VENUS"'],
      ['another film', '"name":"Six stages of purification"', '"name":"Seven stages"', 'VideoObject "Seven stages"'],
      ['a film of another length', '"PT17S"', '"PT18S"', 'its films last "PT17S", its mark-up says "PT18S"'],
      [
        'a film that the mark-up leaves out',
        '17 s, no sound',
        '17 s, no sound. 1 min 5 s, no sound',
        'its films last "PT17S,PT1M5S"',
      ],
      [
        'another still',
        `"thumbnailUrl":"${site}/assets/still.webp"`,
        `"thumbnailUrl":"${site}/assets/one.webp"`,
        'VideoObject.thumbnailUrl one.webp',
      ],
      ['another question', '"name":"How loud?"', '"name":"How quiet?"', 'asks "How loud?", its mark-up "How quiet?"'],
      ['another answer', 'At speed 1."', 'At speed 2."', 'Answer "Below 20 dB(A).'],
    ],
    [article]: [
      [
        'another step',
        '"name":"Blog Details"',
        '"name":"Article"',
        'its breadcrumb reads "Home > Blog > Blog Details"',
      ],
      ['steps in another order', '"position":2', '"position":3', 'its breadcrumb counts 1,3,3'],
      [
        'a step to another page',
        `"item":"${site}/blog"`,
        `"item":"${site}/"`,
        'its breadcrumb leads to /mars/blog, its mark-up to /mars/',
      ],
      [
        'a way that ends elsewhere',
        `"item":"${site}/article"`,
        `"item":"${site}/blog"`,
        'does not end in its own address',
      ],
      [
        'another headline',
        '"headline":"Air in dentistry"',
        '"headline":"Air in schools"',
        'Article "Air in schools" is not its h1',
      ],
      [
        'another date',
        '"dateModified":"2026-11-20"',
        '"dateModified":"2026-11-21"',
        'no <time> on the page says 2026-11-21',
      ],
      ['another author', '"name":"Our team"', '"name":"Their team"', 'author "Their team"'],
      [
        'another cover',
        `"image":"${site}/assets/cover.webp"`,
        `"image":"${site}/assets/one.webp"`,
        'Article.image one.webp',
      ],
      [
        'a question that the mark-up leaves out',
        '<h3>Ozone?</h3>',
        '<h3>Ozone?</h3><h3>Noise?</h3>',
        'asks "Ozone? | Noise?"',
      ],
    ],
    [product]: [
      [
        'another product',
        '"Product","name":"Machine One"',
        '"Product","name":"Machine Two"',
        'is not its h1 "Machine One"',
      ],
      ['another description', '"description":"Moves 1,156', '"description":"Moves 999', 'Product "Moves 999'],
      ['another category', '"category":"Domestic"', '"category":"Clinical"', 'Product "Category: Clinical"'],
      ['another brand', '"Brand","name":"MARS"', '"Brand","name":"VENUS"', 'Brand "VENUS"'],
      [
        'a picture of something else',
        `"image":["${site}/assets/one.webp"]`,
        `"image":["${site}/assets/cover.webp"]`,
        'Product.image cover.webp is not shown',
      ],
      ['another figure', '"value":1156', '"value":1280', 'PropertyValue "1,280 m³/h"'],
      ['another range', '"maxValue":12', '"maxValue":24', 'PropertyValue "6 to 24 months"'],
      ['another name of a figure', '"name":"CADR"', '"name":"Airflow"', 'PropertyValue "Airflow"'],
      ['another price', '"price":"495.00"', '"price":"395.00"', 'an offer of £395.00, but the page shows "495.00"'],
      ['an offer without a visible price', '£495.00', 'Price on request', 'an offer of £495.00, but the page shows ""'],
      ['a visible price without an offer', '"offers"', '"makesOffer"', 'shows £495.00, but its mark-up makes no offer'],
    ],
    'blog.html': [
      ['another name of the blog', '"Blog","name":"Articles"', '"Blog","name":"News"', 'Blog "News" is not its h1'],
      [
        'an article that the list shows alone',
        '</main>',
        '<article><h2>New</h2></article></main>',
        'shows 2 articles, its mark-up names 1',
      ],
    ],
  },
};

export const brokenStructuredData: Record<string, BrokenRules> = {
  'the shape of structured data': brokenStructuredDataShape,
  'addresses in structured data': brokenStructuredDataAddresses,
  'words of structured data': brokenStructuredDataWords,
};
