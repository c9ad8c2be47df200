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

  it.each([
    [
      'a purifier',
      generationX,
      {
        model: 'Model',
        category: 'Category',
        cadr: 'CADR, rated',
        coverage: 'Coverage per metre of ceiling',
        noiseLevel: 'Noise level, speed 1 to top speed',
        power: 'Power',
        voltage: 'Voltage',
        ratedFrequency: 'Rated frequency',
        productDimensions: 'Product dimensions, W × D × H',
        packageDimensions: 'Package dimensions, W × D × H',
        netWeight: 'Net weight',
        grossWeight: 'Gross weight',
      },
    ],
    [
      'a bottle',
      bottle,
      {
        brand: 'Brand',
        model2: 'Model',
        capacity: 'Capacity',
        waterproof: 'Waterproof',
        disply: 'Display',
        charger: 'Charger',
        battery: 'Battery',
        size: 'Size',
        material: 'Material',
        seal: 'Seal',
      },
    ],
    [
      'the meter',
      meter,
      {
        model: 'Model',
        category: 'Category',
        type: 'Type',
        Customizedsupport: 'Customised support',
        Color: 'Colour',
        capacity: 'Battery capacity',
        Input: 'Input',
        'battery (power supply)': 'Battery (power supply)',
        BatteryLast: 'Battery life',
        Display: 'Display',
        PM2: 'PM2.5',
        PM10: 'PM10',
        Carbon: 'Carbon dioxide',
        HCHO: 'Formaldehyde (HCHO)',
        Operation: 'Operation',
      },
    ],
  ])('has a row for every field that the specification lists, and none twice: %s', (_, product, labelOfField) => {
    const rows = specificationRows(product);
    for (const [field, label] of Object.entries(labelOfField)) {
      const found = rows.filter((row) => row.label.replaceAll('\u00a0', ' ') === label);
      expect(found, `${product.model}, ${field}`).toHaveLength(1);
      expect(found[0]?.value, `${product.model}, ${field}`).not.toBe('');
    }
    expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
  });

  it('tells the meter’s battery from what charges it and how much it holds', () => {
    expect(rowOf(meter, 'Battery (power supply)').value).toBe('Lithium-ion, built in, rechargeable');
    expect(rowOf(meter, 'Battery capacity').value).toBe('3000 mAh');
    expect(rowOf(meter, 'Battery life').value).toBe('Up to 6 hours');
    expect(rowOf(meter, 'Automatic power-off').value).toBe('After 1 hour of inactivity');
    expect(rowOf(meter, 'Data export').value).toBe('Over USB');
  });

  it('gives the bottle’s minute and its two hours', () => {
    expect(rowOf(bottle, 'Pure water in').value).toBe('60 seconds, clear tap water');
    expect(rowOf(bottle, 'Cleaning cycle').value).toBe('Every 2 hours');
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
