import { checkStructuredDataShape } from '../structured-data-shape';
import { type BrokenRules, samplePages } from './broken-rule';

const { home, article, product, notFound } = samplePages;

export const brokenStructuredDataShape: BrokenRules = {
  check: checkStructuredDataShape,
  breaks: [
    ['not JSON', article, '{"@context"', '{@context', 'structured data that is not JSON'],
    ['no context', article, '"https://schema.org"', '"https://example.com"', 'without schema.org’s context'],
    ['no type', article, '"@type":"Article"', '"type":"Article"', 'structured data without a type'],
    ['none at all', article, 'application/ld+json', 'text/plain', '0 blocks of structured data instead of one'],
    [
      'on the not-found page',
      notFound,
      '</body>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[]}</script></body>',
      'kept from search engines',
    ],
    [
      'no seller on the home page',
      home,
      '"legalName":"MARS Sample Ltd"',
      '"name":"MARS"',
      'Organization without legalName',
    ],
    ['no VAT number', home, '"vatID":"GB 000",', '', 'Organization without vatID'],
    ['no site on the home page', home, '"@type":"WebSite"', '"@type":"WebPage"', '0 WebSite'],
    ['no breadcrumb', article, '"@type":"BreadcrumbList"', '"@type":"ItemList"', '0 BreadcrumbList'],
    ['a step without a position', article, '"position":2,', '', 'ListItem without position'],
    ['no product', product, '"@type":"Product"', '"@type":"Thing"', '0 Product'],
    ['a product without figures', product, '"additionalProperty"', '"other"', 'Product without additionalProperty'],
    ['a figure without a value', product, '"value":1156,', '', 'the figure "CADR" has no value'],
    [
      'a figure with its unit inside',
      product,
      '"value":1156,"unitText":"m³/h"',
      '"value":"1,156 m³/h"',
      'hides its unit',
    ],
    ['a price in euros', product, '"priceCurrency":"GBP"', '"priceCurrency":"EUR"', 'not in GBP with VAT included'],
    [
      'a price without VAT',
      product,
      '"valueAddedTaxIncluded":true',
      '"valueAddedTaxIncluded":false',
      'not in GBP with VAT included',
    ],
    [
      'an offer without a price',
      product,
      '"price":"495.00","priceCurrency":"GBP","priceSpecification"',
      '"priceCurrency":"GBP","priceSpecification"',
      'Offer without price',
    ],
    [
      'a rating',
      product,
      '"category"',
      '"aggregateRating":{"@type":"AggregateRating"},"category"',
      'Product with aggregateRating',
    ],
    ['a review', product, '"category"', '"subjectOf":{"@type":"Review"},"category"', 'a Review'],
    ['instructions', article, '"@type":"Article"', '"about":{"@type":"HowTo"},"@type":"Article"', 'a HowTo'],
    [
      'an article without an author',
      article,
      '"author":{"@type":"Organization","name":"Our team"},',
      '',
      'Article without author',
    ],
    ['no article', article, '"@type":"Article"', '"@type":"WebPage"', '0 Article'],
    ['no list of articles', 'blog.html', '"@type":"Blog"', '"@type":"WebPage"', '0 Blog'],
    ['a film without a date', home, '"uploadDate"', '"date"', 'VideoObject without uploadDate'],
    ['a film without a file', home, '"contentUrl"', '"other"', 'VideoObject with neither'],
    ['a question without an answer', home, '"acceptedAnswer"', '"other"', 'Question without acceptedAnswer'],
  ],
};
