import { describe, expect, it } from 'vitest';
import { calculatorModels, machineSizeM } from '@/domain/machines';
import { productSlugs } from '@/config/product-slugs';
import { loadProduct } from './load-product';
import type { Purifier } from './product';

const products = (await Promise.all(productSlugs.map((slug) => loadProduct(slug)))).filter(
  (product) => product !== undefined,
);
const purifiers = products.filter((product): product is Purifier => product.kind === 'purifier');

describe('the product data', () => {
  it('holds every product under its own slug', () => {
    expect(products.map(({ slug }) => slug)).toEqual([...productSlugs]);
  });

  it('gives each product a short description of its own', () => {
    expect(new Set(products.map(({ shortDescription }) => shortDescription)).size).toBe(products.length);
  });

  it('lists the stages of each machine in the order the air takes', () => {
    for (const { name, keyFeatures, stages } of purifiers) {
      const numbers = keyFeatures.flatMap(({ stage }) => stage ?? []);
      expect(numbers, name).toEqual(Array.from({ length: stages }, (_, index) => index + 1));
    }
  });

  it('keeps the calculator’s constant beside the product list’s figure', () => {
    const listed = purifiers.map(({ name, testedCadrM3PerHour }) => [name.at(-1), testedCadrM3PerHour]);
    const calculated = calculatorModels.map(({ model, testedCadrM3PerHour }) => [model.at(-1), testedCadrM3PerHour]);
    expect(listed).toEqual(calculated);
  });

  it('links the two colours of the bottle to each other', () => {
    const bottles = products.filter(({ kind }) => kind === 'bottle');
    expect(bottles).toHaveLength(2);
    for (const bottle of bottles) {
      const otherSlug = bottle.kind === 'bottle' ? bottle.otherColour.slug : undefined;
      expect(bottles.map(({ slug }) => slug).filter((slug) => slug !== bottle.slug)).toEqual([otherSlug]);
    }
  });

  it('round-trips through JSON', () => {
    expect(JSON.parse(JSON.stringify(products))).toEqual(products);
  });

  it('describes every picture in words of its own', () => {
    for (const { name, gallery } of products) {
      expect(gallery.length, name).toBeGreaterThanOrEqual(3);
      expect(new Set(gallery.map(({ alt }) => alt)).size, name).toBe(gallery.length);
      for (const { alt } of gallery) expect(alt.length, alt).toBeGreaterThan(20);
    }
  });
});

it('says truly that Generation S takes half the floor of Generation X', () => {
  const [floorS = 0, floorX = 1] = (['GEN S', 'GEN X'] as const).map((model) => {
    const [widthM, depthM] = machineSizeM(model);
    return widthM * depthM;
  });
  expect(floorS / floorX).toBeCloseTo(0.5, 1);
});
