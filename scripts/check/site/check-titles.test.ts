// @vitest-environment node
import { checkTitles } from './check-titles';
import { testCheck } from './sample/test-check';

testCheck(checkTitles, {
  'product-details/one.html': [
    ['Machine One, 1,156 m³/h | MARS', 'Machine | MARS', 'the title has 14 characters'],
    ['Machine One, 1,156 m³/h', 'Machine '.repeat(9), /the title has \d+ characters/],
    [': a sentence on what', '"><meta name="x" content="', /description has \d+ char/],
  ],
  'article.html': [
    ['<title>Air in dentistry |', '<title>Articles on air |', 'share "Articles on air | MARS"'],
    ['<title>Air in dentistry | MARS', '<title>Air in dentistry', 'does not end in'],
    ['<title>', '<title>Two</title><title>', 'needs exactly one <title>'],
    ['content="Air in dentistry: a', 'content="Articles on air: a', 'share "Articles on'],
  ],
  'old.html': [['This page has moved to /blog', 'Articles on air | MARS', 'share "']],
});
