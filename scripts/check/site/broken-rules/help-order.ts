import { checkHelpOrder } from '../help-order';
import { type BrokenRules, samplePages } from './broken-rule';

const { home, article } = samplePages;

export const brokenHelpOrder: BrokenRules = {
  check: checkHelpOrder,
  breaks: [
    [
      'in another order',
      article,
      '<footer>',
      '<footer><a href="mailto:enquiries@example.com">Write</a>',
      'offers help as "mailto:',
    ],
    ['without a telephone number', home, 'href="tel:', 'href="sip:', 'no telephone number followed by'],
  ],
};
