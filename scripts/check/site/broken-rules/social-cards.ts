import { checkSocialCards } from '../social-cards';
import { type BrokenRules, samplePages } from './broken-rule';

const { article } = samplePages;

export const brokenSocialCards: BrokenRules = {
  check: checkSocialCards,
  breaks: [
    ['no og:title', article, 'property="og:title"', 'property="og:other"', 'property="og:title" is []'],
    [
      'another description',
      article,
      'property="og:description" content="Air',
      'property="og:description" content="Fire',
      'og:description" is',
    ],
    ['another locale', article, 'en_GB', 'en_US', 'og:locale'],
    [
      'another site',
      article,
      'property="og:url" content="https://www.example.com/mars/article"',
      'property="og:url" content="https://www.example.com/mars/"',
      'og:url',
    ],
    [
      'another site name',
      article,
      'property="og:site_name" content="MARS"',
      'property="og:site_name" content="VENUS"',
      'og:site_name',
    ],
    [
      'an unknown type',
      article,
      'property="og:type" content="article"',
      'property="og:type" content="page"',
      'og:type is "page"',
    ],
    ['a small Twitter card', article, 'summary_large_image', 'summary', 'twitter:card'],
    [
      'another Twitter picture',
      article,
      'twitter:image" content="https',
      'twitter:image" content="http',
      'twitter:image',
    ],
    [
      'a relative picture',
      article,
      'og:image" content="https://www.example.com',
      'og:image" content="',
      'is no file of the site',
    ],
    ['a picture that is not there', article, 'cards/default.jpg', 'cards/none.jpg', 'cards/none.jpg" is no file'],
    ['a wrong height in the tag', article, 'content="630"', 'content="600"', 'og:image:height'],
  ],
};
