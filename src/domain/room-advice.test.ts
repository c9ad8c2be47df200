import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rate, rateAch, rateText } from './air-changes';
import {
  adviseRoom,
  choiceOfEach,
  maxMachines,
  settingsOf,
  usualSettings,
  type PriceList,
  type RoomChoice,
  type RoomQuestion,
} from './room-advice';
import { isReached } from './sizing';

const prices: PriceList = { 'GEN S': undefined, 'GEN X': 49_500, 'GEN Y': 69_500, 'GEN Z': 119_500 };

const room = (volumeM3: number, settings: Partial<RoomQuestion> = {}): RoomQuestion => ({
  ...usualSettings,
  volumeM3,
  ...settings,
});

/** As in "3 GEN X on 3: 48 dB(A), 1485". */
const told = ({ model, machines, speed, noiseDbA, pricePence }: RoomChoice) =>
  `${machines} ${model} on ${speed}: ${noiseDbA} dB(A), ${pricePence === undefined ? 'on request' : pricePence / 100}`;

function toldOf(question: RoomQuestion, list = prices): string[] {
  const advice = adviseRoom(question, list);
  if (advice.kind === 'too-loud') return [advice.kind, told(advice.quietest)];
  if (advice.kind !== 'choice') return [advice.kind];
  return [told(advice.choice), ...advice.alternatives.map(({ kind, choice }) => `${kind}: ${told(choice)}`)];
}

describe('the answer for a room', () => {
  it('is the lowest price, with the fewest machines and the quieter choice beside it', () => {
    expect(toldOf(room(189))).toEqual([
      '3 GEN X on 3: 48 dB(A), 1485',
      'fewest: 2 GEN Z on 3: 45 dB(A), 2390',
      'quieter: 4 GEN X on 2: 38 dB(A), 1980',
    ]);
  });

  it('stays within a noise limit, or names the quietest choice', () => {
    expect(toldOf(room(189, { noiseLimitDbA: 45 }))[0]).toBe('4 GEN X on 2: 38 dB(A), 1980');
    expect(toldOf(room(189, { noiseLimitDbA: 38 }))[0]).toBe('4 GEN X on 2: 38 dB(A), 1980');
    expect(toldOf(room(189, { noiseLimitDbA: 20 }))).toEqual(['too-loud', '7 GEN X on 1: 27 dB(A), 3465']);
  });

  it('is at the quietest speed that reaches the target', () => {
    expect(toldOf(room(43.2, { ventilationAch: 0 }))[0]).toBe('1 GEN X on 2: 32 dB(A), 495');
    const advice = adviseRoom(room(43.2, { ventilationAch: 0 }), prices);
    if (advice.kind !== 'choice') throw new Error(advice.kind);
    const { reaches, noiseAtDbA } = advice.choice;
    expect([reaches.quietest, reaches.working, reaches.full].map((one) => rateText(one))).toEqual([
      '6.1',
      '10.2',
      '16.8',
    ]);
    expect([reaches.working, reaches.full]).toEqual([
      rate('GEN X', 43.2, { speed: 'working' }),
      rate('GEN X', 43.2, { speed: 'full' }),
    ]);
    expect(noiseAtDbA).toEqual({ working: 43, full: 54 });
  });

  it('is Generation Y where a record is kept', () => {
    expect(toldOf(room(40.95, { ventilationAch: 0, keepsRecord: true }))[0]).toBe('1 GEN Y on 3: 42 dB(A), 695');
    expect(toldOf(room(40.95, { ventilationAch: 0 }))[0]).toBe('1 GEN X on 2: 32 dB(A), 495');
  });

  it('counts full speed only where the room is sized at it on purpose', () => {
    const bar = room(288, { ventilationAch: 0 });
    expect(toldOf(bar)[0]).toBe('4 GEN X on 3: 49 dB(A), 1980');
    expect(toldOf({ ...bar, sizedAt: 'full' })[0]).toBe('3 GEN X on 4: 59 dB(A), 1485');
  });

  it('is a machine without a price only where one is enough, with the next priced choice beside it', () => {
    expect(toldOf(room(20))).toEqual(['1 GEN S on 2: 34 dB(A), on request', 'priced: 1 GEN X on 1: 19 dB(A), 495']);
    expect(toldOf(room(22))[0]).toBe('1 GEN X on 1: 19 dB(A), 495');
  });

  it('is the fewest machines of equal price, and of those the quieter', () => {
    expect(toldOf(room(189), { ...prices, 'GEN Z': 74_250 })[0]).toBe('2 GEN Z on 3: 45 dB(A), 1485');
    expect(toldOf(room(70), { ...prices, 'GEN Y': 49_500 })[0]).toBe('1 GEN Y on 3: 42 dB(A), 495');
  });

  it('has a choice beside it that is 3 dB quieter, once if it is also the fewest machines', () => {
    expect(toldOf(room(70))).toEqual(['1 GEN X on 3: 43 dB(A), 495', 'quieter: 2 GEN X on 2: 35 dB(A), 990']);
    expect(toldOf(room(189), { ...prices, 'GEN Z': 90_000 })).toEqual([
      '3 GEN X on 3: 48 dB(A), 1485',
      'fewest: 2 GEN Z on 3: 45 dB(A), 1800',
    ]);
  });

  it('is no machine where ventilation is enough, and ours to plan above ten', () => {
    expect(toldOf(room(189, { ventilationAch: 6 }))).toEqual(['ventilation-is-enough']);
    expect(toldOf(room(1112))).toEqual(['ask-us']);
    expect(toldOf(room(1110))).toEqual(['10 GEN Z on 3: 52 dB(A), 11950']);
    expect(toldOf(room(900, { keepsRecord: true }))).toEqual(['ask-us']);
  });

  it('counts the people of the room, where they need more', () => {
    expect(toldOf(room(189, { people: 30, litresPerSecondEach: 20 }))[0]).toBe('5 GEN X on 3: 50 dB(A), 2475');
  });
});

const question: fc.Arbitrary<RoomQuestion> = fc.record({
  volumeM3: fc.integer({ min: 50, max: 15_000 }).map((tenths) => tenths / 10),
  targetAch: fc.integer({ min: 10, max: 150 }).map((tenths) => tenths / 10),
  ventilationAch: fc.integer({ min: 0, max: 40 }).map((tenths) => tenths / 10),
  sizedAt: fc.constantFrom('full' as const, 'working' as const),
  share: fc.constantFrom(1 as const, 0.5 as const),
  keepsRecord: fc.boolean(),
  noiseLimitDbA: fc.option(fc.integer({ min: 30, max: 60 }), { nil: undefined }),
});

/** 0 if ventilation is enough, infinite without a choice. */
function cost(asked: RoomQuestion): number {
  const advice = adviseRoom(asked, prices);
  if (advice.kind === 'ventilation-is-enough') return 0;
  return advice.kind === 'choice' ? (advice.choice.pricePence ?? 1) : Infinity;
}

describe('for any room', () => {
  it.each<[string, (asked: RoomQuestion, by: number) => RoomQuestion]>([
    ['target', (asked, by) => ({ ...asked, targetAch: asked.targetAch * by })],
    ['volume', (asked, by) => ({ ...asked, volumeM3: (asked as { volumeM3: number }).volumeM3 * by })],
    ['lack of ventilation', (asked, by) => ({ ...asked, ventilationAch: asked.ventilationAch / by })],
    ['strictness on noise', (asked, by) => ({ ...asked, noiseLimitDbA: (asked.noiseLimitDbA ?? 60) / by })],
    ['people', (asked, by) => ({ ...asked, people: 20 * by, litresPerSecondEach: 20 })],
  ])('less %s never costs more', (_what, scaled) => {
    fc.assert(
      fc.property(question, fc.double({ min: 0.1, max: 1, noNaN: true }), (asked, by) => {
        expect(cost(scaled(asked, by))).toBeLessThanOrEqual(cost(scaled(asked, 1)));
      }),
      { numRuns: 400 },
    );
  });

  it('every choice reaches the target within the limit, and no alternative contradicts its name', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const advice = adviseRoom(asked, prices);
        if (advice.kind === 'too-loud') expect(advice.quietest.noiseDbA).toBeGreaterThan(asked.noiseLimitDbA ?? 0);
        if (advice.kind !== 'choice') return;
        const { choice, alternatives } = advice;
        for (const one of [choice, ...alternatives.map((alternative) => alternative.choice)]) {
          expect(isReached(rateAch(one.reaches.quietest), asked)).toBe(true);
          expect(one.noiseDbA).toBeLessThanOrEqual(asked.noiseLimitDbA ?? Infinity);
          expect(one.machines).toBeLessThanOrEqual(maxMachines);
          expect(one.pricePence ?? 0).toBeGreaterThanOrEqual(choice.pricePence ?? 0);
          if (asked.keepsRecord) expect(one.model).toBe('GEN Y');
        }
        for (const { kind, choice: other } of alternatives) {
          expect(other.pricePence).toBeDefined();
          if (kind === 'fewest') expect(other.machines).toBeLessThan(choice.machines);
          if (kind === 'quieter') expect(other.noiseDbA).toBeLessThanOrEqual(choice.noiseDbA - 3);
          if (kind === 'priced') expect(choice.pricePence).toBeUndefined();
        }
      }),
    );
  });
});

it('the table has each model’s fewest machines, or none above ten', () => {
  const each = choiceOfEach(room(189), prices).map(({ model, choice }) => [model, choice?.machines]);
  expect(each).toEqual([
    ['GEN S', 9],
    ['GEN X', 3],
    ['GEN Y', 3],
    ['GEN Z', 2],
  ]);
  expect(choiceOfEach(room(1110), prices).at(-1)?.choice?.machines).toBe(10);
  expect(choiceOfEach(room(1112), prices).every(({ choice }) => choice === undefined)).toBe(true);
});

it('the settings of a room leave out its size and name', () => {
  const named = { ...usualSettings, lengthM: 5, widthM: 4, heightM: 2.5, name: 'Office' };
  expect(settingsOf(named)).toEqual(usualSettings);
});
