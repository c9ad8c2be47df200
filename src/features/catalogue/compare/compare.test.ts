import { beforeAll, describe, expect, it } from 'vitest';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { generationYSummary } from '@/data/products/generation-y/summary';
import { generationZSummary } from '@/data/products/generation-z/summary';
import type { Product } from '@/data/products/product';
import { loadProduct } from '@/data/products/load-product';
import { rate } from '@/domain/air-changes';
import { money } from '@/lib/format/money';
import { bestPlaces, figureText, partRows, type CompareRow } from './compare-row';
import { compareRows } from './compare-rows';
import { compareTitle, leftOutSentence, sameTitle } from './messages';
import { comparableProducts } from './comparable-products';
import { sameOfPurifiers } from './purifier-rows';
import { exampleVolumeM3, parseVolume, formatVolume } from './room-volume';

const slugs = ['generation-s', 'generation-x', 'generation-y', 'generation-z', 'gen-x-filter'];
const bottles = ['achilles-water-bottle-white', 'achilles-water-bottle-black'];
let all: Record<string, Product> = {};

beforeAll(async () => {
  const found = await Promise.all([...slugs, ...bottles, 'mars-air-sense'].map((slug) => loadProduct(slug)));
  all = Object.fromEntries(found.flatMap((product) => (product ? [[product.slug, product]] : [])));
});

const some = (...names: string[]) => names.map((name) => all[name] as Product);
const row = (products: Product[], label: string) => {
  const found = compareRows(products, 48).find((one) => one.label === label);
  if (!found) throw new Error(label);
  return { texts: found.figures.map(figureText), best: bestPlaces(found) };
};

describe('what is compared', () => {
  it('is the first four of one kind; the rest is dropped and said', () => {
    const names = ['generation-q', ...slugs, 'generation-x'];
    const { products, leftOut } = comparableProducts(
      names,
      names.map((name) => all[name]),
    );
    expect(products.map(({ slug }) => slug)).toEqual(slugs.slice(0, 4));
    expect(leftOut.map(leftOutSentence)).toEqual([
      'generation-q is not in our shop and is left out.',
      'Gen X Filter is left out: only products of one kind are compared.',
      'Generation X is left out: four side by side are the most.',
    ]);
  });
});

describe('an address that names no product of ours', () => {
  it('compares nothing and says so', () =>
    expect(comparableProducts(['generation-q'], [undefined])).toEqual({
      products: [],
      leftOut: [{ name: 'generation-q', reason: 'unknown' }],
    }));
});

describe('the words of a comparison', () => {
  it('count what is compared and what differs', () => {
    expect(compareTitle([], 0)).toBe('Nothing to compare');
    expect(compareTitle(some('generation-x'), 12)).toBe('One machine so far');
    expect(compareTitle(some('gen-x-filter', 'gen-x-filter'), 1)).toBe('Two filters, one difference');
    expect(compareTitle(some('mars-air-sense', 'mars-air-sense'), 0)).toBe('Two meters, no differences');
    expect(compareTitle(some('mars-air-sense'), 0)).toBe('One meter so far');
    expect(compareTitle(some('gen-x-filter'), 0)).toBe('One filter so far');
    expect(compareTitle(some(...bottles), 2)).toBe('Two bottles, two differences');
    expect(compareTitle(some(...bottles.slice(1)), 2)).toBe('One bottle so far');
    expect([2, 3, 4].map(sameTitle)).toEqual(['The same in both', 'The same in all three', 'The same in all four']);
  });

  it('say that a product was named twice', () =>
    expect(leftOutSentence({ name: 'generation-x', reason: 'doubled' })).toBe(
      'generation-x was named twice and is shown once.',
    ));
});

describe('the room of a comparison', () => {
  it('is a typical living room without a volume from 1 to 100,000 m³', () => {
    expect(formatVolume(exampleVolumeM3)).toBe('48');
    expect(['1', '48,5', '100000', '0.9', '100001', '', 'x'].map(parseVolume)).toEqual([
      ...[1, 48.5, 100_000],
      ...[undefined, undefined, undefined, undefined],
    ]);
    expect([48, 48.125, 48.1].map(formatVolume)).toEqual(['48', '48.13', '48.1']);
  });
});

describe('the best of a row', () => {
  const amounts = (...values: (number | undefined)[]): CompareRow => ({
    label: 'Row',
    best: { word: 'Highest' },
    figures: values.map((amount) => ({ text: String(amount), amount })),
  });

  it('is the highest or the lowest, none where nothing is ranked, all are equal or one alone is known', () => {
    expect(bestPlaces(amounts(1, 3, 2))).toEqual([1]);
    expect(bestPlaces({ ...amounts(1, 3, 2), best: { word: 'Lowest', isLeast: true } })).toEqual([0]);
    expect(bestPlaces({ label: 'Row', figures: amounts(1, 3).figures })).toEqual([]);
    expect(bestPlaces(amounts(2, 2))).toEqual([]);
    expect(bestPlaces(amounts(2, undefined))).toEqual([]);
  });

  it('is split into different and same; a single product differs in all', () => {
    expect(partRows([amounts(2, 2), amounts(1, 2)])).toEqual({ different: [amounts(1, 2)], same: [amounts(2, 2)] });
    expect(partRows([amounts(2)]).same).toEqual([]);
  });

  it('is compared by figure, unit and note', () => {
    expect(figureText({ text: '5', unit: 'm', note: 'about' })).toBe('5 m about');
    expect(figureText({ text: '5' })).toBe('5');
    expect(figureText({ text: '', rate: rate('GEN Y', 40.95), unit: 'ACH' })).toBe('15.5 ACH');
  });
});

describe('a comparison of purifiers', () => {
  it('has a line for each thing in which they may differ, with what it rests on, how it is drawn and what is best', () => {
    const lines = compareRows(some('generation-s', 'generation-x', 'generation-z'), 48).map((line) => [
      ...[line.label, line.note ?? '', line.drawing ?? '', line.mark ?? ''],
      ...[line.best?.word ?? '', bestPlaces(line)],
    ]);
    const inRoom = 'an hour in your room. The mark is 6';
    expect(lines).toEqual([
      ['Price', 'including VAT', '', '', 'Lowest listed', [1]],
      ['Rated airflow', 'clean air, full speed', 'bar', '', 'Highest', [2]],
      ['Airflow at working speed', 'the highest at 45 dB(A) or below', 'bar', '', 'Highest', [2]],
      ['Noise at working speed', 'indicative', '', '', 'Lowest', [0]],
      ['Noise, lowest to top speed', '', '', '', '', []],
      ['Air changes, working speed', inRoom, 'bar', 6, 'Highest', [2]],
      ['Air changes, full speed', inRoom, 'bar', 6, 'Highest', [2]],
      [
        'Rooms up to',
        '5 air changes an hour under a 2.4 m ceiling, at working speed, drawn to scale',
        ...['square', '', 'Largest', [2]],
      ],
      ['For your room', 'machines for 6 an hour, windows that open counted as 1', '', '', '', []],
      ['Stages', 'in the order the air meets them', 'steps', '', 'All six', [2]],
      [
        'Electricity a year',
        'estimated: working speed, 8 hours a day, 27 p/kWh, an example',
        ...['', '', 'Lowest', [0]],
      ],
      ['Size', 'W × D × H, indicative', '', '', '', []],
      ['Weight', 'net, indicative', '', '', 'Lightest', [0]],
    ]);
  });

  it('prints each figure with its unit', () => {
    const machine = { ...some('generation-z')[0], netWeightKg: 27, productDimensionsMm: [460, 400, 1180] } as Product;
    expect(
      Object.fromEntries(compareRows([machine], 48).map(({ label, figures }) => [label, figures.map(figureText)[0]])),
    ).toEqual({
      Price: money(generationZSummary.pricePence),
      'Rated airflow': '1,156 m³/h',
      'Airflow at working speed': '555 m³/h',
      'Noise at working speed': '42 dB(A)',
      'Noise, lowest to top speed': '24 to 58 dB(A)',
      'Air changes, working speed': '11.6 ACH',
      'Air changes, full speed': '24.1 ACH',
      'Rooms up to': '46 m² 96 m² at full speed',
      'For your room': '1 £1,195 on speed 1, at 24 dB(A)',
      Stages: '6, with photocatalyst',
      'Electricity a year': '£27.30 about 35 W of 120 W',
      Size: '460 × 400 × 1,180 mm',
      Weight: '27.0 kg',
    });
    expect(row(some('generation-s'), 'Price').texts).toEqual(['On request']);
    expect(row(some('generation-s'), 'Stages').texts).toEqual(['5']);
  });

  it('ends with what the specification says of all of them', () => {
    expect(sameOfPurifiers.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Filters: Clean every 3 months, change every 6 to 12',
      'HEPA: H13, 99.97% of particles at 0.3 µm',
      'UV-C: 253.7 nm, no ozone',
      'Placing: 20 cm from the wall',
      'Airflow: Tested with ISO 14644 methods, at full speed',
      'Warranty: 1 year service',
      'Delivery: 3 to 5 working days',
    ]);
  });

  it('marks the lowest price, and says "listed" where another is on request', () => {
    expect(row(some('generation-x', 'generation-y'), 'Price')).toEqual({
      texts: [generationXSummary, generationYSummary].map(({ pricePence }) => money(pricePence)),
      best: [0],
    });
    expect(compareRows(some('generation-x', 'generation-y'), 48)[0]?.best?.word).toBe('Lowest');
    const [price] = compareRows(some('generation-s', 'generation-x', 'generation-y'), 48);
    expect(price?.best?.word).toBe('Lowest listed');
    expect(price && bestPlaces(price)).toEqual([1]);
  });

  it('has airflow and noise at working speed, and what both speeds do for the room', () => {
    const pair = some('generation-x', 'generation-z');
    expect(row(pair, 'Airflow at working speed')).toEqual({ texts: ['440 m³/h', '555 m³/h'], best: [1] });
    expect(row(pair, 'Noise at working speed')).toEqual({ texts: ['43 dB(A)', '42 dB(A)'], best: [1] });
    const [inRoom] = compareRows(pair, 48).find(({ label }) => label === 'Air changes, working speed')?.figures ?? [];
    expect(inRoom?.text, 'a rate is no text').toBe('');
    expect(row(pair, 'Air changes, working speed').texts).toEqual(['9.2 ACH', '11.6 ACH']);
    expect(row(pair, 'Air changes, full speed').texts).toEqual(['15.1 ACH', '24.1 ACH']);
  });

  it('marks a tie at every machine that has it', () => {
    const rows = compareRows(some('generation-y', 'generation-z', 'generation-x'), 48);
    const noise = rows.find(({ label }) => label === 'Noise at working speed');
    expect(noise && bestPlaces(noise)).toEqual([0, 1]);
  });

  it('says beneath what is the same, and ranks nothing there', () => {
    const { different, same } = partRows(compareRows(some('generation-x', 'generation-y'), 48));
    expect(same.map(({ label }) => label)).toContain('Stages');
    expect(different.map(({ label }) => label)).not.toContain('Stages');
    expect(compareTitle(some('generation-x', 'generation-y'), 6)).toBe('Two machines, six differences');
  });
});

describe('a comparison of other products', () => {
  it('takes its lines from the specification, but for a name that the head already says', () => {
    const rows = compareRows(some(...bottles), 48);
    expect(rows[0]).toMatchObject({ label: 'Price', note: 'including VAT', best: { word: 'Lowest', isLeast: true } });
    expect(rows[0]?.figures).toEqual(
      some(...bottles).map(({ pricePence = 0 }) => ({ text: money(pricePence), amount: pricePence })),
    );
    expect(rows.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Brand', 'Model', 'Capacity', 'Cleaning cycle']),
    );
    expect(row(some(...bottles), 'Capacity').texts).toEqual(['750 ml', '750 ml']);
    expect(row(some(...bottles), 'Display').texts[0]).toMatch(/ \(indicative\)$/);
    const filters = compareRows(some('gen-x-filter', 'gen-x-filter'), 48);
    expect(filters.map(({ label }) => label)).toEqual(['Price', 'Fits', 'Form']);
    expect(filters[0]?.figures[0]).toEqual({ text: 'On request' });
  });

  it('names each where the heads do not say all of it, and takes no filter for a machine', () => {
    const texts = row(some('gen-x-filter', 'achilles-water-bottle-white'), 'Model').texts;
    expect(texts).toEqual(['Gen X Filter', expect.stringMatching(/^ACH-750/)]);
    expect(row(some('generation-x', 'gen-x-filter'), 'Fits').texts).toEqual(['Not stated', 'Generation X']);
  });

  it('says "Not stated" for a missing figure', () => {
    expect(row(some('achilles-water-bottle-white', 'mars-air-sense'), 'Capacity').texts).toEqual([
      '750 ml',
      'Not stated',
    ]);
  });
});
