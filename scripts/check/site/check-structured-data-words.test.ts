// @vitest-environment node
import { checkStructuredDataWords } from './check-structured-data-words';
import { siteUrl } from './sample/sample-site';
import { testCheck } from './sample/test-check';

testCheck(checkStructuredDataWords, {
  'index.html': [
    [
      '"legalName":"MARS Sample Ltd"',
      '"legalName":"MARS Other Ltd"',
      'Organization "MARS Other Ltd" is not on the page',
    ],
    ['"telephone":"+448081570142"', '"telephone":"+441154960000"', 'ContactPoint +441154960000'],
    ['"email":"enquiries@', '"email":"sales@', 'ContactPoint "sales@'],
    ['"WebSite","name":"MARS"', '"WebSite","name":"VENUS"', 'WebSite "VENUS"'],
    ['"name":"Six stages of purification"', '"name":"Seven stages"', 'VideoObject "Seven stages"'],
    ['"PT17S"', '"PT18S"', 'its films last "PT17S", its mark-up says "PT18S"'],
    ['17 s, no sound', '17 s, no sound. 1 min 5 s, no sound', 'its films last "PT17S,PT1M5S"'],
    [
      `"thumbnailUrl":"${siteUrl}/assets/still.webp"`,
      `"thumbnailUrl":"${siteUrl}/assets/one.webp"`,
      'VideoObject.thumbnailUrl one.webp',
    ],
    ['"name":"How loud?"', '"name":"How quiet?"', 'asks "How loud?", its mark-up "How quiet?"'],
    ['At speed 1."', 'At speed 2."', 'Answer "Below 20 dB(A).'],
  ],
  'article.html': [
    ['"name":"Blog Details"', '"name":"Article"', 'its breadcrumb reads "Home > Blog > Blog Details"'],
    ['"position":2', '"position":3', 'its breadcrumb counts 1,3,3'],
    [`"item":"${siteUrl}/blog"`, `"item":"${siteUrl}/"`, 'its breadcrumb leads to /mars/blog, its mark-up to /mars/'],
    [`"item":"${siteUrl}/article"`, `"item":"${siteUrl}/blog"`, 'does not end in its own address'],
    ['"headline":"Air in dentistry"', '"headline":"Air in schools"', 'Article "Air in schools" is not its h1'],
    ['"dateModified":"2026-11-20"', '"dateModified":"2026-11-21"', 'no <time> on the page says 2026-11-21'],
    ['"name":"Our team"', '"name":"Their team"', 'author "Their team"'],
    [`"image":"${siteUrl}/assets/cover.webp"`, `"image":"${siteUrl}/assets/one.webp"`, 'Article.image one.webp'],
    ['<summary>Ozone?</summary>', '<summary>Ozone?</summary><summary>Noise?</summary>', 'asks "Ozone? | Noise?"'],
  ],
  'product-details/one.html': [
    ['"Product","name":"Machine One"', '"Product","name":"Machine Two"', 'is not its h1 "Machine One"'],
    ['"description":"Moves 1,156', '"description":"Moves 999', 'Product "Moves 999'],
    ['"category":"Domestic"', '"category":"Clinical"', 'Product "Category: Clinical"'],
    ['"Brand","name":"MARS"', '"Brand","name":"VENUS"', 'Brand "VENUS"'],
    [
      `"image":["${siteUrl}/assets/one.webp"]`,
      `"image":["${siteUrl}/assets/cover.webp"]`,
      'Product.image cover.webp is not shown',
    ],
    ['"value":1156', '"value":1280', 'PropertyValue "1,280 m³/h"'],
    ['"maxValue":12', '"maxValue":24', 'PropertyValue "6 to 24 months"'],
    ['"name":"CADR"', '"name":"Airflow"', 'PropertyValue "Airflow"'],
    ['"price":"495.00"', '"price":"395.00"', 'an offer of £395.00, but the page shows "495.00"'],
    ['£495.00', 'Price on request', 'an offer of £495.00, but the page shows ""'],
    ['"offers"', '"makesOffer"', 'shows £495.00, but its mark-up makes no offer'],
  ],
  'blog.html': [
    ['"Blog","name":"Articles"', '"Blog","name":"News"', 'Blog "News" is not its h1'],
    ['</main>', '<article><h2>New</h2></article></main>', 'shows 2 articles, its mark-up names 1'],
  ],
});
