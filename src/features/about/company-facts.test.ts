import { describe, expect, it } from 'vitest';
import { shown } from '@/config/sample';
import { product as generationS } from '@/data/products/generation-s/product';
import { product as generationX } from '@/data/products/generation-x/product';
import { product as generationY } from '@/data/products/generation-y/product';
import { product as generationZ } from '@/data/products/generation-z/product';
import { machineSizes } from './company-facts';

describe('the four machines of the about page', () => {
  it('are drawn at the sizes of their product pages', () => {
    const products = [generationS, generationX, generationY, generationZ];
    expect(machineSizes.map(({ widthMm, heightMm }) => [widthMm, heightMm])).toEqual(
      products.map(({ productDimensionsMm }) => {
        const [widthMm, , heightMm] = shown(productDimensionsMm);
        return [widthMm, heightMm];
      }),
    );
  });
});
