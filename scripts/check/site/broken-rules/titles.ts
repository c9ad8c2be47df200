import { checkTitles } from '../titles';
import { type BrokenRules, samplePages } from './broken-rule';

const { article, product } = samplePages;

export const brokenTitles: BrokenRules = {
  check: checkTitles,
  breaks: [
    ['a short title', product, 'Machine One, 1,156 m³/h | MARS', 'Machine | MARS', 'the title has 14 characters'],
    ['a long title', product, 'Machine One, 1,156 m³/h', 'Machine '.repeat(9), /the title has \d+ characters/],
    ['a short description', product, ': a sentence on what', '"><meta name="x" content="', /description has \d+ char/],
    [
      'a title twice',
      article,
      '<title>Air in dentistry |',
      '<title>Articles on air |',
      'share "Articles on air | MARS"',
    ],
    [
      'a title twice, of a page that leads on',
      'old.html',
      'This page has moved to /blog',
      'Articles on air | MARS',
      'share "',
    ],
    [
      'a title without the brand',
      article,
      '<title>Air in dentistry | MARS',
      '<title>Air in dentistry',
      'does not end in',
    ],
    ['two titles on a page', article, '<title>', '<title>Two</title><title>', 'needs exactly one <title>'],
    [
      'a description twice',
      article,
      'content="Air in dentistry: a',
      'content="Articles on air: a',
      'share "Articles on',
    ],
  ],
};
