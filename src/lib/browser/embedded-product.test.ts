// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { embeddedProduct, embeddedProductId } from './embedded-product';

test('the product of a page is found by its slug only', () => {
  document.body.innerHTML = `<script type="application/json" id="${embeddedProductId}" data-slug="x">{"model":"X"}</script>`;
  expect(embeddedProduct('x')).toEqual({ model: 'X' });
  expect(embeddedProduct('y')).toBeUndefined();
  document.body.innerHTML = '';
  expect(embeddedProduct('x')).toBeUndefined();
});
