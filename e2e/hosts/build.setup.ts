import { buildVariant } from '../support/build-variant';
import { test } from './variant-test';

test('the variant of the site builds', async ({ variant }) => {
  test.setTimeout(600_000);
  await buildVariant(variant);
});
