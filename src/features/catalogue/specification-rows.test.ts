import { describe, expect, it } from 'vitest';
import { product as bottle } from '@/data/products/achilles-water-bottle-black/product';
import { product as generationS } from '@/data/products/generation-s/product';
import { product as generationX } from '@/data/products/generation-x/product';
import { product as generationY } from '@/data/products/generation-y/product';
import { product as generationZ } from '@/data/products/generation-z/product';
import { product as meter } from '@/data/products/mars-air-sense/product';
import { type SpecifiedProduct, specificationRows } from './specification-rows';

function rowOf(product: SpecifiedProduct, label: string) {
  const row = specificationRows(product).find((one) => one.label.startsWith(label));
  if (!row) throw new Error(`no row "${label}"`);
  return row;
}

describe('the specification of a product', () => {
  it('prints figures with their units', () => {
    expect(rowOf(generationX, 'CADR, rated').value).toBe('720 m³/h');
    expect(rowOf(generationX, 'CADR, measured').value).toBe('727 m³/h');
    expect(rowOf(generationX, 'Product dimensions').value).toBe('340 × 340 × 760 mm');
    expect(rowOf(bottle, 'Capacity').value).toBe('750 ml');
    expect(rowOf(meter, 'Battery capacity').value).toBe('3000 mAh');
  });

  it('has every field that the specification lists', () => {
    const fields: [SpecifiedProduct, string[]][] = [
      [
        generationX,
        [
          ...['Model', 'Category', 'CADR', 'Coverage', 'Noise level', 'Power', 'Voltage', 'Rated frequency'],
          ...['Product dimensions', 'Package dimensions', 'Net weight', 'Gross weight'],
        ],
      ],
      [
        bottle,
        ['Brand', 'Model', 'Capacity', 'Waterproof', 'Display', 'Charger', 'Battery', 'Size', 'Material', 'Seal'],
      ],
      [
        meter,
        [
          ...[
            'Model',
            'Category',
            'Type',
            'Customised support',
            'Colour',
            'Battery capacity',
            'Battery (power supply)',
          ],
          ...['Input', 'Battery life'],
          ...['Display', 'PM2.5', 'PM10', 'Carbon dioxide', 'Formaldehyde (HCHO)', 'Operation'],
        ],
      ],
    ];
    for (const [product, labels] of fields) {
      for (const label of labels) expect(rowOf(product, label).value, `${product.model}, ${label}`).not.toBe('');
    }
  });

  it('keeps the example values', () => {
    const purifiers = [generationS, generationX, generationY, generationZ];
    expect(purifiers.map((one) => ['Category', 'CADR', 'Coverage'].map((label) => rowOf(one, label).value))).toEqual([
      ['Domestic', '160 m³/h', '30 m²'],
      ['Domestic', '720 m³/h', '144 m²'],
      ['Clinical', '633 m³/h', '126 m²'],
      ['Industrial', '1,156 m³/h', '230 m²'],
    ]);
    expect(['Capacity', 'Waterproof', 'Battery'].map((label) => rowOf(bottle, label).value)).toEqual([
      '750 ml',
      expect.stringMatching(/^IPX7/),
      '220 mAh',
    ]);
  });

  it('never gives the coverage without the floor area beside it', () => {
    const labels = specificationRows(generationS).map(({ label }) => label);
    const coverage = labels.indexOf('Coverage per metre of ceiling');
    expect(labels[coverage + 1]).toBe('Floor under a 2.4 m ceiling');
    expect(rowOf(generationS, 'Coverage').value).toBe('30 m²');
    expect(rowOf(generationS, 'Floor').value).toBe('13.3 m²');
    expect(rowOf(generationX, 'Floor').value).toBe('60 m²');
  });

  it('marks as indicative what the specification does not give, and nothing else', () => {
    expect(rowOf(generationX, 'Power').isIndicative).toBe(true);
    expect(rowOf(generationX, 'Net weight').isIndicative).toBe(true);
    expect(rowOf(generationX, 'CADR').isIndicative).toBe(false);
    expect(rowOf(bottle, 'Battery').isIndicative).toBe(false);
    expect(rowOf(bottle, 'Material').isIndicative).toBe(true);
    expect(rowOf(meter, 'Battery life').isIndicative).toBe(false);
  });
});
