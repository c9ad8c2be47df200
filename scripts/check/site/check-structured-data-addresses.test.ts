// @vitest-environment node
import { checkStructuredDataAddresses } from './check-structured-data-addresses';
import { siteUrl } from './sample/sample-site';
import { testCheck } from './sample/test-check';

testCheck(checkStructuredDataAddresses, {
  'article.html': [
    [`"item":"${siteUrl}/blog"`, '"item":"/mars/blog"', 'ListItem.item "/mars/blog" is no canonical'],
    [`"image":"${siteUrl}/assets/cover.webp"`, `"image":"${siteUrl}/assets/none.webp"`, 'Article.image'],
  ],
  'product-details/one.html': [
    [`"url":"${siteUrl}/product-details/one"`, `"url":"${siteUrl}/one"`, 'Product.url'],
    [`"url":"${siteUrl}/product-details/one"`, `"url":"${siteUrl}/404"`, 'Offer.url'],
  ],
  'index.html': [
    ['films/six.mp4', 'films/seven.mp4', 'VideoObject.contentUrl'],
    ['icon-512.png', 'icon-9.png', 'Organization.logo'],
    [`"contentUrl":"${siteUrl}/films/six.mp4"`, '"embedUrl":"https://video.example.com/1"', 'not on the video host'],
    ['"vatID"', '"sameAs":["https://www.facebook.com/"],"vatID"', 'nobody’s profile'],
  ],
});
