// @vitest-environment node
import { checkStructuredDataShape } from './check-structured-data-shape';
import { testCheck } from './sample/test-check';

testCheck(checkStructuredDataShape, {
  'article.html': [
    ['{"@context"', '{@context', 'structured data that is not JSON'],
    ['"https://schema.org"', '"https://example.com"', 'without schema.org’s context'],
    ['"@type":"Article"', '"type":"Article"', 'structured data without a type'],
    ['application/ld+json', 'text/plain', '0 blocks of structured data instead of one'],
    ['"@type":"BreadcrumbList"', '"@type":"ItemList"', '0 BreadcrumbList'],
    ['"position":2,', '', 'ListItem without position'],
    ['"@type":"Article"', '"about":{"@type":"HowTo"},"@type":"Article"', 'a HowTo'],
    ['"author":{"@type":"Organization","name":"Our team"},', '', 'Article without author'],
    ['"@type":"Article"', '"@type":"WebPage"', '0 Article'],
  ],
  '404.html': [
    [
      '</body>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[]}</script></body>',
      'kept from search engines',
    ],
  ],
  'index.html': [
    ['"legalName":"MARS Sample Ltd"', '"name":"MARS"', 'Organization without legalName'],
    ['"vatID":"GB 000",', '', 'Organization without vatID'],
    ['"@type":"WebSite"', '"@type":"WebPage"', '0 WebSite'],
    ['"uploadDate"', '"date"', 'VideoObject without uploadDate'],
    ['"contentUrl"', '"other"', 'VideoObject with neither'],
    ['"acceptedAnswer"', '"other"', 'Question without acceptedAnswer'],
  ],
  'product-details/one.html': [
    ['"@type":"Product"', '"@type":"Thing"', '0 Product'],
    ['"additionalProperty"', '"other"', 'Product without additionalProperty'],
    ['"value":1156,', '', 'the figure "CADR" has no value'],
    ['"value":1156,"unitText":"m³/h"', '"value":"1,156 m³/h"', 'hides its unit'],
    ['"priceCurrency":"GBP"', '"priceCurrency":"EUR"', 'not in GBP with VAT included'],
    ['"valueAddedTaxIncluded":true', '"valueAddedTaxIncluded":false', 'not in GBP with VAT included'],
    [
      '"price":"495.00","priceCurrency":"GBP","priceSpecification"',
      '"priceCurrency":"GBP","priceSpecification"',
      'Offer without price',
    ],
    ['"category"', '"aggregateRating":{"@type":"AggregateRating"},"category"', 'Product with aggregateRating'],
    ['"category"', '"subjectOf":{"@type":"Review"},"category"', 'a Review'],
  ],
  'blog.html': [['"@type":"Blog"', '"@type":"WebPage"', '0 Blog']],
});
