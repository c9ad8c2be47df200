// Written down here: prices.
import { describe, expect, it } from 'vitest';
import { roomDefaults } from '@/lib/plan-link';
import type { PlannedRoom } from '@/domain/plan-url';
import { adviseRoom } from '@/domain/room-advice';
import { adviceInWords } from './advice-in-words';
import { machinesInWords, reasonInWords } from './choice-words';
import { planTotals } from './plan-totals';
import { priceInWords, prices } from './prices';

const room = (lengthM: number, widthM: number, heightM: number, part: Partial<PlannedRoom> = {}): PlannedRoom => ({
  ...{ ...roomDefaults, name: '', lengthM, widthM, heightM },
  ...part,
});
const closet = room(2, 3, 2.4);
const surgery = room(4.5, 3.5, 2.6, { keepsRecord: true });
const office = room(4.5, 3.5, 2.6);
const classroom = room(9, 7, 3, { ventilationAch: 1, sizedAt: 'full' });
const hangar = room(60, 40, 6);
const airy = room(5, 4, 2.5, { ventilationAch: 6 });

const words = (one: PlannedRoom) => {
  const advice = adviseRoom(one, prices);
  return { said: adviceInWords(one, advice), why: advice.kind === 'choice' ? reasonInWords(advice) : undefined };
};

describe('a plan adds up', () => {
  it('its machines in the calculator’s order, their prices, power and filters, and the rooms without an answer', () => {
    expect(planTotals([surgery, classroom, closet, surgery, hangar, airy, airy])).toEqual({
      machines: [
        { model: 'GEN S', machines: 1 },
        { model: 'GEN Y', machines: 2 },
        { model: 'GEN Z', machines: 1 },
      ],
      pricePence: 2 * 69_500 + 119_500,
      onRequest: 1,
      powerW: 28 + 2 * 60 + 120,
      filtersAYear: [4, 8],
      askUs: 1,
      needNone: 2,
    });
  });

  it('to nothing where there is no room', () => {
    expect(planTotals([])).toEqual({
      ...{ machines: [], pricePence: 0, onRequest: 0, powerW: 0 },
      ...{ filtersAYear: [0, 0], askUs: 0, needNone: 0 },
    });
  });
});

describe('the answer for a room in words', () => {
  it.each([
    [
      'one that keeps a record',
      surgery,
      '40.95 cubic metres: One Generation Y, 9.77 air changes an hour at working speed, £695.00.',
      'It is wiped down with a practice’s disinfectants and comes with an airflow sheet for its own serial number. Generation X would do as much for less money where nobody keeps a record.',
    ],
    [
      'one that several models serve',
      office,
      '40.95 cubic metres: One Generation X, 10.74 air changes an hour at working speed, £495.00.',
      'Of the models that do it with one, it costs the least.',
    ],
    [
      'one that needs two of the largest',
      { ...classroom, sizedAt: 'working' as const },
      '189.00 cubic metres: Two Generation Z, 6.87 air changes an hour at working speed, £2,390.00.',
      'No other model does it with as few.',
    ],
    ['one whose windows do', airy, '50.00 cubic metres: ventilation alone is enough.', undefined],
    ['one for our own planning', hangar, '14400.00 cubic metres: more than ten machines. Ask us.', undefined],
  ])('names %s', (_, one, said, why) => expect(words(one)).toEqual({ said, why }));

  it('says how many of what, and what they cost', () => {
    expect(machinesInWords({ model: 'GEN Z', machines: 2 })).toBe('two Generation Z');
    expect(priceInWords({ pricePence: 239_000 })).toBe('£2,390.00');
    expect(priceInWords({ pricePence: undefined })).toBe('Price on request');
  });

  it('reckons with the prices of the products', () => {
    expect(prices).toEqual({ 'GEN S': undefined, 'GEN X': 49_500, 'GEN Y': 69_500, 'GEN Z': 119_500 });
  });
});
