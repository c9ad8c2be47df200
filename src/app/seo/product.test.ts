import { describe, expect, it } from 'vitest';
import { loadProduct } from '@/data/products/load-product';
import { productThing } from './product';

async function productOf(slug: string) {
  const product = await loadProduct(slug);
  if (!product) throw new Error(`there is no product "${slug}"`);
  return product;
}

const bottle = await productOf('achilles-water-bottle-black');
const filter = await productOf('gen-y-filter');
const generationX = await productOf('generation-x');

function figures(thing: object): Record<string, unknown> {
  const { additionalProperty } = thing as { additionalProperty: { name: string }[] };
  return Object.fromEntries(additionalProperty.map((property) => [property.name, property]));
}

describe('a product for search engines', () => {
  it('has its figures with their units, without samples', () => {
    expect(figures(productThing(generationX))).toMatchObject({
      'CADR (rated airflow)': { value: 720, unitText: 'm³/h', unitCode: 'MQH' },
      Stages: { value: 5 },
    });
    expect(figures(productThing(generationX))).not.toHaveProperty('Power');
  });

  it('has its model in both forms, and a filter has none', () => {
    expect(productThing(generationX)).toHaveProperty('subjectOf', {
      '@type': '3DModel',
      name: 'Generation X in 3D',
      encoding: [
        {
          '@type': 'MediaObject',
          contentUrl: 'https://mars-air.example/models/generation-x.glb',
          encodingFormat: 'model/gltf-binary',
        },
        {
          '@type': 'MediaObject',
          contentUrl: 'https://mars-air.example/models/generation-x.usdz',
          encodingFormat: 'model/vnd.usdz+zip',
        },
      ],
    });
    expect(productThing(filter)).not.toHaveProperty('subjectOf');
  });

  it('names the bottle’s own brand', () => {
    expect(productThing(bottle)).toHaveProperty('brand', { '@type': 'Brand', name: 'Achilles' });
    expect(figures(productThing(bottle))).not.toHaveProperty('Brand');
  });

  it('says which machine a filter fits and when it is changed', () => {
    expect(productThing(filter)).toHaveProperty('isAccessoryOrSparePartFor.name', 'Generation Y');
    expect(figures(productThing(filter))).toEqual({
      'Change it every': expect.objectContaining({ minValue: 6, maxValue: 12, unitText: 'months' }),
    });
  });
});
