import { beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '@/data/products/product';
import { loadProduct } from '@/data/products/load-product';
import { rate } from '@/domain/air-changes';
import { usualSettings } from '@/domain/room-answer';
import { priceOf } from '@/mocks/price-of';
import { columnStates, figureText, partRows, type CompareRow } from './compare-row';
import { compareRows } from './compare-rows';
import { compareTitle, leftOutMessage, unreadableRoomMessage, sameTitle } from './messages';
import { comparableProducts } from './comparable-products';
import { sameOfPurifiers } from './purifier-rows';
import { comparedRoom, exampleRoom } from './compared-room';

const slugs = ['generation-s', 'generation-x', 'generation-y', 'generation-z', 'gen-x-filter'];
const bottles = ['achilles-water-bottle-white', 'achilles-water-bottle-black'];
const livingRoom = { ...usualSettings, volumeM3: 48 };
let all: Record<string, Product> = {};

beforeAll(async () => {
  const found = await Promise.all([...slugs, ...bottles, 'mars-air-sense'].map((slug) => loadProduct(slug)));
  all = Object.fromEntries(found.flatMap((product) => (product ? [[product.slug, product]] : [])));
});

const productsNamed = (...names: string[]) => names.map((name) => all[name] as Product);
const row = (products: Product[], label: string) => {
  const found = compareRows(products, livingRoom).find((each) => each.label === label);
  if (!found) throw new Error(label);
  return { texts: found.figures.map(figureText) };
};

describe('what is compared', () => {
  it('takes the first four products of one kind and lists the others as left out', () => {
    const names = ['generation-q', ...slugs, 'generation-x'];
    const { products, leftOut } = comparableProducts(
      names,
      names.map((name) => all[name]),
    );
    expect(products.map(({ slug }) => slug)).toEqual(slugs.slice(0, 4));
    expect(leftOut.map(leftOutMessage)).toEqual([
      'generation-q is not in our shop and is left out.',
      'Gen X Filter is left out: a filter differs from another only in the machine that it fits.',
      'Generation X is left out: four side by side are the most.',
    ]);
  });
});

describe('an address that names no product of ours', () => {
  it('compares nothing and shows a note', () =>
    expect(comparableProducts(['generation-q'], [undefined])).toEqual({
      products: [],
      leftOut: [{ name: 'generation-q', reason: 'unknown' }],
    }));
});

describe('the words of a comparison', () => {
  it('count what is compared', () => {
    expect(compareTitle([])).toBe('Nothing to compare');
    expect(compareTitle(productsNamed('generation-x'))).toBe('One machine so far');
    expect(compareTitle(productsNamed('generation-x', 'generation-y'))).toBe('Two machines side by side');
    expect(compareTitle(productsNamed('mars-air-sense'))).toBe('One meter so far');
    expect(compareTitle(productsNamed(...bottles))).toBe('Two bottles side by side');
    expect([2, 3, 4].map(sameTitle)).toEqual(['The same in both', 'The same in all three', 'The same in all four']);
  });

  it('names a product that was listed twice', () =>
    expect(leftOutMessage({ name: 'generation-x', reason: 'doubled' })).toBe(
      'generation-x was named twice and is shown once.',
    ));
});

describe('the room of a comparison', () => {
  const read = (search: string, hash = '') => comparedRoom({ search, hash });

  it('is the room of the address with its settings, or the size of an older link', () => {
    const found = (room: object) => ({ room: expect.objectContaining(room) as object, isExample: false, misread: '' });
    expect(read('volume=9', '#room=5x4x2.4&target=5&kind=classroom&people=30&rule=cdph')).toEqual(
      found({ lengthM: 5, targetAch: 5, ventilationAch: 0, people: 30, litresPerSecondEach: 14.2 }),
    );
    expect(read('room=5x4x2,4')).toEqual(found({ ...usualSettings, lengthM: 5, widthM: 4, heightM: 2.4 }));
    expect(read('volume=48,5')).toEqual(found({ ...usualSettings, volumeM3: 48.5 }));
    expect(read('', '#room=0x4x2')).toEqual({ room: exampleRoom, isExample: true, misread: 'room=0x4x2' });
  });

  it('is a typical living room without one', () =>
    expect(read('')).toEqual({ room: exampleRoom, isExample: true, misread: '' }));

  it.each(['room=5x4', 'room=5x4x0', 'room=5x4x2x1', 'room=', 'volume=0', 'volume=abc', 'volume=100001', 'volume=-5'])(
    'is the example room for "%s", with a note',
    (search) => {
      const misread = search.split('=')[1];
      expect(read(search)).toEqual({ room: exampleRoom, isExample: true, misread });
    },
  );

  it('names the part that it could not parse', () =>
    expect(unreadableRoomMessage('abc')).toBe(
      '“abc” in the link is no room. The table shows an example: enter length, width and height.',
    ));
});

describe('the rows of a comparison', () => {
  const amounts = (...values: (number | undefined)[]): CompareRow => ({
    label: 'Row',
    figures: values.map((amount) => ({ text: String(amount), amount })),
  });

  it('mark one column, and mute those that are too small', () => {
    const states = ['small', 'chosen', undefined] as const;
    const figures = states.map((state) => ({ text: 'Two of them', state }));
    expect(columnStates([amounts(1, 2, 3), { label: 'For your room', isVerdict: true, figures }])).toEqual(states);
    expect(columnStates([amounts(1, 2)])).toEqual([]);
  });

  it('puts each row among the differences or among what is the same; for a single product all rows differ', () => {
    const detail = { ...amounts(3, 4), isDetail: true };
    expect(partRows([amounts(2, 2), amounts(1, 2), detail])).toEqual({
      main: [amounts(1, 2)],
      details: [detail],
      same: [amounts(2, 2)],
    });
    expect(partRows([amounts(2)]).same).toEqual([]);
  });

  it('is compared by figure, unit and note', () => {
    expect(figureText({ text: '5', unit: 'm', note: 'about' })).toBe('5 m about');
    expect(figureText({ text: '5' })).toBe('5');
    expect(figureText({ text: '', rate: rate('GEN Y', 40.95), unit: 'ACH' })).toBe('15.5 ACH');
  });
});

describe('a comparison of purifiers', () => {
  it('has a line for each thing in which they may differ, with what it rests on, and how it is drawn', () => {
    const lines = compareRows(productsNamed('generation-s', 'generation-x', 'generation-z'), livingRoom).map((line) => [
      ...[line.isDetail ? 'detail' : 'main', line.label, line.note ?? '', line.drawing ?? '', line.mark ?? ''],
    ]);
    const airAlone = 'machines alone, at that speed; the mark is the 5 that they must bring';
    const fromOne = 'one machine alone; the mark is the 5 that it must bring';
    const electricity = 'estimated, at that speed: 2,080 hours a year, 27 p/kWh, an example';
    expect(lines).toEqual([
      ['main', 'For your room', '6 air changes an hour; windows that open bring 1 of them', '', ''],
      ['main', 'Air changes in your room', airAlone, 'bar', 5],
      ['main', 'Noise in your room', 'estimated, at that speed', '', ''],
      ['main', 'Electricity a year', electricity, '', ''],
      [
        'main',
        'Rooms up to',
        'one machine: 5 air changes an hour under a 2.4 m ceiling, 6 in clinical rooms',
        'bar',
        '',
      ],
      ['detail', 'Airflow at working speed', 'the highest at 45 dB(A) or below', 'bar', ''],
      ['detail', 'CADR (rated airflow)', 'full speed, as listed', 'bar', ''],
      ['detail', 'Air changes, full speed', fromOne, 'bar', 5],
      ['detail', 'Stages', 'in the order the air meets them', 'steps', ''],
      ['detail', 'Size', 'W × D × H, sample', '', ''],
      ['detail', 'Weight', 'net, sample', '', ''],
    ]);
  });

  it('prints each figure with its unit', () => {
    const machine = {
      ...productsNamed('generation-z')[0],
      netWeightKg: 27,
      productDimensionsMm: [460, 400, 1180],
    } as Product;
    expect(
      Object.fromEntries(
        compareRows([machine], livingRoom).map(({ label, figures }) => [label, figures.map(figureText)[0]]),
      ),
    ).toEqual({
      'CADR (rated airflow)': '1,156 m³/h',
      'Airflow at working speed': '555 m³/h',
      'Noise in your room': '24 dB(A) on speed 1 of 5',
      'Air changes in your room': '5.0 ACH',
      'Air changes, full speed': '24.1 ACH',
      'Rooms up to': '46 m² 96 m² at full speed',
      'For your room': 'Enough on speed 1, at 24 dB(A)',
      Stages: '6 with photocatalyst',
      'Electricity a year': '£14 about 25 W',
      Size: '460 × 400 × 1,180 mm',
      Weight: '27.0 kg',
    });
    expect(row(productsNamed('generation-s'), 'Stages').texts).toEqual(['5']);
  });

  it('ends with what the specification says of all of them', () => {
    expect(sameOfPurifiers.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Filters: Clean every 3 months, change every 6 to 12',
      'HEPA: H13, at least 99.95% at the most penetrating size',
      'UV-C: Ozone: not tested yet. Light of 253.7 nm makes no ozone; shorter light of a lamp may',
      'Placing: 20 cm from the wall',
      'Airflow: Tested by us with ISO 14644 methods, at full speed',
      'Warranty: 1 year service',
      'Delivery: £25 an order on the UK mainland (sample), 3 to 5 working days.',
    ]);
  });

  it.each([
    [{ volumeM3: 20 }, ['Enough on speed 2, at 34 dB(A)', 'Enough on speed 1, at 19 dB(A)'], [0]],
    [
      { volumeM3: 48 },
      ['Too small it takes three, on speed 2, at 39 dB(A) together', 'Enough on speed 2, at 32 dB(A)'],
      [1],
    ],
    [
      { volumeM3: 189 },
      [
        'Too small it takes nine, on speed 2, at 44 dB(A) together',
        `Three of them on speed 3, at 48 dB(A) together, ${priceOf('generation-x', 3)}`,
      ],
      [1],
    ],
    [{ volumeM3: 5000 }, ['Too small over 20 are needed: ask us', 'Too small over 20 are needed: ask us'], []],
  ])('shows for a room of %o whether each machine is enough, and marks the planner’s answer', (room, texts, chosen) => {
    const [verdict] = compareRows(productsNamed('generation-s', 'generation-x'), { ...usualSettings, ...room });
    expect(verdict?.figures.map(figureText)).toEqual(texts);
    const looks = verdict ? columnStates([verdict]) : [];
    expect(looks.flatMap((state, place) => (state === 'chosen' ? [place] : []))).toEqual(chosen);
  });

  it('lists below what is the same, without ranking it', () => {
    const { main, details, same } = partRows(compareRows(productsNamed('generation-x', 'generation-y'), livingRoom));
    expect(same.map(({ label }) => label)).toContain('Stages');
    expect([...main, ...details].map(({ label }) => label)).not.toContain('Stages');
  });
});

describe('a comparison of other products', () => {
  it('takes its lines from the specification, but for a name that the head already says', () => {
    const rows = compareRows(productsNamed(...bottles), livingRoom);
    expect(rows.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Brand', 'Model', 'Capacity', 'Cleaning cycle']),
    );
    expect(row(productsNamed(...bottles), 'Capacity').texts).toEqual(['750 ml', '750 ml']);
    expect(row(productsNamed(...bottles), 'Display').texts[0]).toMatch(/ \(sample\)$/);
  });

  it('names each where the heads do not say all of it, and takes no filter for a machine', () => {
    const texts = row(productsNamed('gen-x-filter', 'achilles-water-bottle-white'), 'Model').texts;
    expect(texts).toEqual(['Gen X Filter', expect.stringMatching(/^ACH-750/)]);
    expect(row(productsNamed('generation-x', 'gen-x-filter'), 'Fits').texts).toEqual(['Not stated', 'Generation X']);
  });

  it('says "Not stated" for a missing figure', () => {
    expect(row(productsNamed('achilles-water-bottle-white', 'mars-air-sense'), 'Capacity').texts).toEqual([
      '750 ml',
      'Not stated',
    ]);
  });
});
