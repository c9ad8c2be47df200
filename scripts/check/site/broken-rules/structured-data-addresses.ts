import { checkStructuredDataAddresses } from '../structured-data-addresses';
import { type BrokenRules, samplePages } from './broken-rule';

const { home, article, product } = samplePages;

export const brokenStructuredDataAddresses: BrokenRules = {
  check: checkStructuredDataAddresses,
  breaks: [
    [
      'a relative page',
      article,
      '"item":"https://www.example.com/mars/blog"',
      '"item":"/mars/blog"',
      'ListItem.item "/mars/blog" is no canonical',
    ],
    [
      'a page that is not there',
      product,
      '"url":"https://www.example.com/mars/product-details/one"',
      '"url":"https://www.example.com/mars/one"',
      'Product.url',
    ],
    [
      'a page that is not listed',
      product,
      '"url":"https://www.example.com/mars/product-details/one"',
      '"url":"https://www.example.com/mars/404"',
      'Offer.url',
    ],
    [
      'a picture that is not there',
      article,
      '"image":"https://www.example.com/mars/assets/cover.webp"',
      '"image":"https://www.example.com/mars/assets/none.webp"',
      'Article.image',
    ],
    ['a film that is not there', home, 'films/six.mp4', 'films/seven.mp4', 'VideoObject.contentUrl'],
    ['a logo that is not there', home, 'icon-512.png', 'icon-9.png', 'Organization.logo'],
    [
      'a player elsewhere',
      home,
      '"contentUrl":"https://www.example.com/mars/films/six.mp4"',
      '"embedUrl":"https://video.example.com/1"',
      'not on the video host',
    ],
    [
      'a network’s home page as a profile',
      home,
      '"vatID"',
      '"sameAs":["https://www.facebook.com/"],"vatID"',
      'nobody’s profile',
    ],
  ],
};
