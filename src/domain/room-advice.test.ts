import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rate, rateAch, rateText } from './air-changes';
import {
  adviseRoom,
  choiceOfEach,
  isCheaperIfBigger,
  maxMachines,
  settingsOf,
  usualSettings,
  type PriceList,
  type RoomChoice,
  type RoomQuestion,
} from './room-advice';
import { roomVolumeM3 } from './room';
import { decidedBy, isReached } from './sizing';

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

  it('is Generation Y where a record is kept, and only there', () => {
    expect(toldOf(room(40.95, { ventilationAch: 0, keepsRecord: true }))[0]).toBe('1 GEN Y on 3: 42 dB(A), 695');
    expect(toldOf(room(40.95, { ventilationAch: 0 }))[0]).toBe('1 GEN X on 2: 32 dB(A), 495');
    expect(toldOf(room(70), { ...prices, 'GEN Y': 49_500 })[0]).toBe('1 GEN X on 3: 43 dB(A), 495');
  });

  it('has Generation Y beside it where that would be cheaper', () => {
    expect(toldOf(room(148.5, { noiseLimitDbA: 45 }))).toEqual([
      '3 GEN X on 2: 37 dB(A), 1485',
      'cheaper: 2 GEN Y on 3: 45 dB(A), 1390',
      'fewest: 2 GEN Z on 2: 37 dB(A), 2390',
      'quieter: 6 GEN X on 1: 27 dB(A), 2970',
    ]);
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
    expect(toldOf(room(70), { ...prices, 'GEN Z': 49_500 })[0]).toBe('1 GEN Z on 2: 34 dB(A), 495');
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

  it('counts 10 L/s for each person of the room, or a higher figure, where they need more', () => {
    const inHall = (people?: number) => adviseRoom(room(486, { people }), prices);
    expect(toldOf(room(486))[0]).toBe('6 GEN X on 3: 51 dB(A), 2970');
    expect(toldOf(room(486, { people: 120 }))[0]).toBe('9 GEN X on 3: 53 dB(A), 4455');
    expect(inHall(120)).toMatchObject({ decidedBy: 'people' });
    expect(inHall(80)).toMatchObject({ decidedBy: 'air-changes' });
    expect(inHall()).toMatchObject({ decidedBy: 'air-changes' });
    expect(toldOf(room(189, { people: 30, litresPerSecondEach: 20 }))[0]).toBe('5 GEN X on 3: 50 dB(A), 2475');
    expect(toldOf(room(189, { people: 30, litresPerSecondEach: 5 }))).toEqual(toldOf(room(189, { people: 30 })));
  });

  it('costs less in a bigger room only where people decide and air changes of ventilation are counted', () => {
    const full = room(150, { people: 60, ventilationAch: 2 });
    expect(toldOf(full)[0]).toBe('5 GEN X on 3: 50 dB(A), 2475');
    expect(toldOf({ ...full, volumeM3: 360 })[0]).toBe('4 GEN X on 3: 49 dB(A), 1980');
    expect(isCheaperIfBigger(full, prices)).toBe(true);
    expect(isCheaperIfBigger({ ...full, volumeM3: 360 }, prices)).toBe(false);
    expect(isCheaperIfBigger({ ...full, ventilationAch: 0 }, prices)).toBe(false);
    expect(isCheaperIfBigger({ ...full, people: 10 }, prices)).toBe(false);
    expect(isCheaperIfBigger({ ...full, ventilation: { by: 'person', litresPerSecondEach: 1.39 } }, prices)).toBe(
      false,
    );
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
  people: fc.option(fc.integer({ min: 1, max: 200 }), { nil: undefined }),
  litresPerSecondEach: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
});

/** With outdoor air that does not grow with the room. */
function withFlow(asked: RoomQuestion & { volumeM3: number }, m3PerHour: number): RoomQuestion {
  return { ...asked, ventilationAch: m3PerHour / asked.volumeM3 };
}

/** 0 if ventilation is enough, infinite without a choice. */
function cost(asked: RoomQuestion): number {
  const advice = adviseRoom(asked, prices);
  if (advice.kind === 'ventilation-is-enough') return 0;
  return advice.kind === 'choice' ? (advice.choice.pricePence ?? 1) : Infinity;
}

describe('for any room', () => {
  it.each<[string, (asked: RoomQuestion, by: number) => RoomQuestion]>([
    ['target', (asked, by) => ({ ...asked, targetAch: asked.targetAch * by })],
    [
      'volume, without ventilation',
      (asked, by) => ({ ...asked, ventilationAch: 0, volumeM3: roomVolumeM3(asked) * by }),
    ],
    [
      'volume, with a flow of ventilation',
      (asked, by) => withFlow({ ...asked, volumeM3: roomVolumeM3(asked) * by }, 200),
    ],
    [
      'volume, with air changes of ventilation and nobody counted',
      (asked, by) => ({ ...asked, people: undefined, volumeM3: roomVolumeM3(asked) * by }),
    ],
    ['lack of ventilation', (asked, by) => ({ ...asked, ventilationAch: asked.ventilationAch / by })],
    ['strictness on noise', (asked, by) => ({ ...asked, noiseLimitDbA: (asked.noiseLimitDbA ?? 60) / by })],
    ['people', (asked, by) => ({ ...asked, people: Math.ceil((asked.people ?? 20) * by) })],
    [
      'air for each',
      (asked, by) => ({ ...asked, people: 20, litresPerSecondEach: (asked.litresPerSecondEach ?? 20) * by }),
    ],
  ])('less %s never costs more', (_what, scaled) => {
    fc.assert(
      fc.property(question, fc.double({ min: 0.1, max: 1, noNaN: true }), (asked, by) => {
        expect(cost(scaled(asked, by))).toBeLessThanOrEqual(cost(scaled(asked, 1)));
      }),
      { numRuns: 150 },
    );
  });

  it('less volume costs more only where the answer says so', () => {
    fc.assert(
      fc.property(question, fc.double({ min: 0.1, max: 1, noNaN: true }), (asked, by) => {
        const smaller = { ...asked, volumeM3: roomVolumeM3(asked) * by };
        fc.pre(cost(smaller) > cost(asked));
        expect(smaller.ventilationAch).toBeGreaterThan(0);
        expect(decidedBy(smaller)).toBe('people');
        expect(isCheaperIfBigger(smaller, prices)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('every choice reaches the target within the limit, and no alternative contradicts its name', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const advice = adviseRoom(asked, prices);
        if (advice.kind === 'too-loud') expect(advice.quietest.noiseDbA).toBeGreaterThan(asked.noiseLimitDbA ?? 0);
        // Generation Y does not solve what the others cannot.
        if (advice.kind === 'too-loud') expect(cost({ ...asked, keepsRecord: true })).toBe(Infinity);
        if (advice.kind !== 'choice') return;
        const { choice, alternatives } = advice;
        for (const one of [choice, ...alternatives.map((alternative) => alternative.choice)]) {
          expect(isReached(rateAch(one.reaches.quietest), asked)).toBe(true);
          expect(one.noiseDbA).toBeLessThanOrEqual(asked.noiseLimitDbA ?? Infinity);
          expect(one.machines).toBeLessThanOrEqual(maxMachines);
        }
        expect(choice.model === 'GEN Y').toBe(asked.keepsRecord);
        for (const { kind, choice: other } of alternatives) {
          const isCheaper = (other.pricePence ?? 0) < (choice.pricePence ?? 0);
          expect(isCheaper).toBe(kind === 'cheaper');
          expect(other.model === 'GEN Y').toBe(asked.keepsRecord || kind === 'cheaper');
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
