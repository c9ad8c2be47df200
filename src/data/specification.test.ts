import { describe, expect, it } from 'vitest';
import { airChangeTargets } from '@/domain/air-changes';
import { calculatorModels } from '@/domain/machines';
import { priceLabel } from '@/lib/format/money';
import { catalogue } from './products/catalogue';

/** Typed from the specification; other tests read these figures from the data. */
const purifiers = [
  ['generation-s', 'Generation S', 'Domestic', undefined, 160, 30, 5],
  ['generation-x', 'Generation X', 'Domestic', '£495.00', 720, 144, 5],
  ['generation-y', 'Generation Y', 'Clinical', '£695.00', 633, 126, 5],
  ['generation-z', 'Generation Z', 'Industrial', '£1195.00', 1156, 230, 6],
] as const;

describe('the specification', () => {
  it.each(purifiers)(
    '%s has its category, price, airflow, area and stages',
    (slug, name, category, price, ratedCadrM3PerHour, coverageM2, stages) => {
      const product = catalogue.find((each) => each.slug === slug);
      expect(product).toMatchObject({ name, category, ratedCadrM3PerHour, coverageM2, stages });
      expect(product?.pricePence && priceLabel(product.pricePence)).toBe(price);
    },
  );

  it.each(['achilles-water-bottle-white', 'achilles-water-bottle-black'])('%s costs £49.99', (slug) => {
    expect(catalogue.find((each) => each.slug === slug)?.pricePence).toBe(4999);
  });

  it('sells eleven products: four purifiers, two bottles, one meter and four filters', () => {
    const count = (kind: string) => catalogue.filter((product) => product.kind === kind).length;
    expect(catalogue).toHaveLength(11);
    expect(['purifier', 'bottle', 'meter', 'filter'].map(count)).toEqual([4, 2, 1, 4]);
  });

  it('gives the calculator four constants and two targets', () => {
    expect(calculatorModels.map(({ model, testedCadrM3PerHour }) => [model, testedCadrM3PerHour])).toEqual([
      ['GEN S', 180],
      ['GEN X', 727],
      ['GEN Y', 633],
      ['GEN Z', 1156],
    ]);
    expect(airChangeTargets).toEqual({ minimum: 3, optimum: 6 });
  });
});
