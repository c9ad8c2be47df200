import { checkPrices } from '../prices';
import { type BrokenRules, samplePages } from './broken-rule';

const { home } = samplePages;

export const brokenPrices: BrokenRules = {
  check: checkPrices,
  breaks: [
    [
      'beside a link',
      home,
      '£990.00 for two',
      '£395.00',
      '£395.00 beside /mars/product-details/one, which costs £495.00',
    ],
  ],
};
