// @vitest-environment node
import { checkPrices } from './check-prices';
import { testCheck } from './sample/test-check';

testCheck(checkPrices, {
  'index.html': [
    ['£990.00 for two', '£412.40', '£412.40 beside /mars/product-details/one, which costs £495.00'],
    ['£990.00 for two', '£395.00', '£395.00 beside /mars/product-details/one, which costs £495.00'],
  ],
});
