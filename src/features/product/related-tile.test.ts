import { expect, test } from 'vitest';
import { achillesWaterBottleWhiteSummary } from '@/data/products/achilles-water-bottle-white/summary';
import { genXFilterSummary } from '@/data/products/gen-x-filter/summary';
import { productTile } from './related-tile';

test('a tile links to the product with its name and line', () => {
  expect(productTile(genXFilterSummary)).toEqual({
    to: '/product-details/gen-x-filter',
    title: genXFilterSummary.name,
    line: genXFilterSummary.shopLine,
    picture: genXFilterSummary.picture,
    alt: genXFilterSummary.pictureAlt,
    isFilled: false,
    price: '£69 a set (sample)',
  });
});

test('the picture of a bottle fills its tile', () => {
  expect(productTile(achillesWaterBottleWhiteSummary).isFilled).toBe(true);
});
