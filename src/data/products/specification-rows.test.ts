import { describe, expect, it } from 'vitest';
import { product as bottle } from '@/data/products/achilles-water-bottle-black/product';
import { product as generationS } from '@/data/products/generation-s/product';
import { product as generationX } from '@/data/products/generation-x/product';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { product as generationZ } from '@/data/products/generation-z/product';
import { product as filter } from '@/data/products/gen-x-filter/product';
import { product as meter } from '@/data/products/mars-air-sense/product';
import { type SpecifiedProduct, specificationRows } from './specification-rows';

function rowOf(product: SpecifiedProduct, label: string) {
  const row = specificationRows(product).find((each) => each.label.startsWith(label));
  if (!row) throw new Error(`no row "${label}"`);
  return row;
}

describe('the specification of a product', () => {
  it('writes each figure that the product data hold as readers know it', () => {
    const machine: SpecifiedProduct = {
      ...generationZ,
      ...{ powerW: 120, ratedFrequencyHz: 50, voltage: '220 to 240 V', netWeightKg: 27, grossWeightKg: 32.25 },
      ...{ productDimensionsMm: [460, 400, 1180], packageDimensionsMm: [540, 480, 1300] },
    };
    const printed = specificationRows(machine).map(({ label, value }) => `${label}: ${value}`);
    expect(printed.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
      'Model: Generation Z',
      'Category: Industrial',
      'CADR (rated airflow): 1,156 m³/h',
      'Airflow at full speed, tested: 1,156 m³/h',
      'Coverage at 5 air changes an hour, list value: 230 m² and 230 m³',
      'Rooms up to, at talking speed: 46 m²',
      'Rooms up to, at full speed: 96 m²',
      'Stages: 6, with photocatalyst',
      'Noise level, speed 1 to top speed: 24 to 58 dB(A)',
      'Power: 120 W',
      'Voltage: 220 to 240 V',
      'Rated frequency: 50 Hz',
      'Product dimensions, W × D × H: 460 × 400 × 1,180 mm',
      'Package dimensions, W × D × H: 540 × 480 × 1,300 mm',
      'Net weight: 27.0 kg',
      'Gross weight: 32.3 kg',
    ]);
    expect(rowOf(generationS, 'Stages').value).toBe('5');
    expect(rowOf({ ...bottle, batteryMah: 220, weightG: 390 }, 'Battery').value).toBe('220 mAh');
    expect(rowOf({ ...bottle, weightG: 390 }, 'Weight').value).toBe('390 g');
  });

  it('links claims, and nothing else, to their line of evidence', () => {
    const evidenceOf = (product: SpecifiedProduct) =>
      specificationRows(product).flatMap(({ label, evidence }) => (evidence ? [`${label}: ${evidence}`] : []));
    expect(evidenceOf(generationZ)).toEqual([
      'Airflow at full speed, tested: airflow',
      'Coverage at 5 air changes an hour, list value: coverage',
      'Noise level, speed 1 to top speed: noise',
    ]);
    expect(evidenceOf(bottle)).toEqual(['UV-C after filling, our own test: bottle', 'Waterproof: ipx7']);
    expect(evidenceOf(meter)).toEqual(['PM2.5: fine-dust']);
    expect(specificationRows(generationZ)[0]).not.toHaveProperty('evidence');
  });

  it('of a filter is what it is and what it fits', () => {
    expect(specificationRows({ ...filter, machine: generationXSummary, form: 'Round cartridge', others: [] })).toEqual([
      { label: 'Model', value: 'Gen X Filter', isEstimated: false },
      { label: 'Fits', value: 'Generation X', isEstimated: false },
      { label: 'Form', value: 'Round cartridge', isEstimated: false },
    ]);
  });

  it.each([
    ['a bottle', bottle, 'Brand|Model|Capacity|Waterproof|Display|Charger|Battery|Size|Material|Seal'],
    [
      'the meter',
      meter,
      'Model|Category|Type|Customised support|Colour|Battery capacity|Input|Battery (power supply)|Battery life|Display|PM2.5|PM10|Carbon dioxide|Formaldehyde (HCHO)|Operation',
    ],
  ])('has a row for every field that the specification lists, and none twice: %s', (_, product, fields) => {
    const rows = specificationRows(product);
    const labels = rows.map(({ label }) => label.replaceAll('\u00a0', ' '));
    expect(labels).toEqual(expect.arrayContaining(fields.split('|')));
    expect(new Set(labels).size).toBe(labels.length);
    expect(rows.filter(({ value }) => value === '')).toEqual([]);
  });

  it.each([
    [meter, 'Battery (power supply)', 'Lithium-ion, built in, rechargeable'],
    [meter, 'Battery capacity', '3000 mAh'],
    [meter, 'Battery life', 'Up to 6 hours'],
    [meter, 'Automatic power-off', 'After 1 hour of inactivity'],
    [meter, 'Data export', 'Over USB'],
    [bottle, 'UV-C after filling', '60 seconds, clear tap water'],
    [bottle, 'Cleaning cycle', 'Every 2 hours'],
    [bottle, 'Capacity', '750 ml'],
    [bottle, 'Waterproof', expect.stringMatching(/^IPX7/)],
    [bottle, 'Battery', '220 mAh'],
    [generationS, 'Rooms up to, at talking speed', '8 m²'],
    [generationX, 'Airflow at full speed, tested', '727 m³/h'],
    [generationX, 'Rooms up to, at full', '60 m²'],
  ])('keeps the example value of row %#', (product, label, value) =>
    expect(rowOf(product, label).value).toEqual(value),
  );

  it('never gives the coverage without the rooms it serves beside it', () => {
    const labels = specificationRows(generationS).map(({ label }) => label);
    const coverage = labels.indexOf('Coverage at 5 air changes an hour, list value');
    expect(labels[coverage + 1]).toBe('Rooms up to, at talking speed');
  });

  it('marks as estimated what the specification does not give, and nothing else', () => {
    expect(rowOf(generationX, 'Power').isEstimated).toBe(true);
    expect(rowOf(generationX, 'Net weight').isEstimated).toBe(true);
    expect(rowOf(generationX, 'CADR').isEstimated).toBe(false);
    expect(rowOf(bottle, 'Battery').isEstimated).toBe(false);
    expect(rowOf(bottle, 'Material').isEstimated).toBe(true);
    expect(rowOf(meter, 'Battery life').isEstimated).toBe(false);
  });
});
