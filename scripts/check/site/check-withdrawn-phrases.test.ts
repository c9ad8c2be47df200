// @vitest-environment node
import { testCheck } from './sample/test-check';
import { checkWithdrawnPhrases } from './check-withdrawn-phrases';

testCheck(checkWithdrawnPhrases, {
  'article.html': [
    [
      'None is made.',
      'None is made. Size the room at&nbsp;the working speed.',
      'says "size the room at the working speed"',
    ],
    ['None is made.', 'None is made. <img src="/a.png" alt="Indicative">', 'says "indicative"'],
  ],
});
