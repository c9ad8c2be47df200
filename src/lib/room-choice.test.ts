import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgedAsShown } from './air-changes';
import { rateAch, rateText } from './rate';
import { adviseRoom, mostMachines, roomChoices, type PriceList, type RoomQuestion } from './room-choice';

const prices: PriceList = { 'GEN S': undefined, 'GEN X': 49_500, 'GEN Y': 69_500, 'GEN Z': 119_500 };

const surgery: RoomQuestion = {
  lengthM: 4.5,
  widthM: 3.5,
  heightM: 2.6,
  targetAch: 6,
  ventilationAch: 0,
  sizedAt: 'working',
  share: 1,
  keepsRecord: true,
};

describe('the choice for a room', () => {
  it('is one Generation Y for a surgery, which keeps a record, and one Generation X where nobody does', () => {
    expect(adviseRoom(surgery, prices)).toMatchObject({
      choice: { model: 'GEN Y', machines: 1, pricePence: 69_500, noiseDbA: { full: 52, working: 42 } },
      because: 'keeps-record',
    });
    expect(adviseRoom({ ...surgery, keepsRecord: false }, prices)).toMatchObject({
      choice: { model: 'GEN X', machines: 1, pricePence: 49_500 },
      because: 'cheaper',
    });
  });

  it('is the fewest machines, with the cheaper way of more machines beside it', () => {
    const classroom = { ...surgery, lengthM: 9, widthM: 7, heightM: 3, ventilationAch: 1, keepsRecord: false };
    expect(adviseRoom(classroom, prices)).toMatchObject({
      choice: { model: 'GEN Z', machines: 2, pricePence: 239_000 },
      because: 'fewest',
      cheaper: { model: 'GEN X', machines: 3, pricePence: 148_500 },
    });
  });

  it('says what it reaches and how loud it is at both speeds, all machines together', () => {
    const classroom = { ...surgery, lengthM: 9, widthM: 7, heightM: 3, ventilationAch: 1, keepsRecord: false };
    const advice = adviseRoom(classroom, prices);
    if (advice.kind !== 'choice') throw new Error(advice.kind);
    const { reaches, noiseDbA } = advice.choice;
    expect([rateText(reaches.full), rateText(reaches.working)]).toEqual(['13.23', '6.87']);
    expect([reaches.full.speed, reaches.working.speed]).toEqual(['full', 'working']);
    expect(noiseDbA).toEqual({ full: 61, working: 45 });
    const airy = roomChoices({ ...classroom, ventilationAch: 6 }, prices);
    expect(airy.map(({ machines, noiseDbA: { full } }) => [machines, full])).toEqual([
      [0, 46],
      [0, 54],
      [0, 52],
      [0, 58],
    ]);
  });

  it('counts a price on request as the lowest, and gives none', () => {
    const closet = { ...surgery, lengthM: 2, widthM: 3, heightM: 2.4, keepsRecord: false };
    expect(adviseRoom(closet, prices)).toMatchObject({
      kind: 'choice',
      choice: { model: 'GEN S', machines: 1, pricePence: undefined },
      because: 'cheaper',
      cheaper: undefined,
    });
  });

  it('is the cheapest of as few, whatever the order of the models', () => {
    const dearX = { ...prices, 'GEN X': 90_000, 'GEN Y': 80_000, 'GEN Z': 70_000 };
    expect(adviseRoom({ ...surgery, keepsRecord: false }, dearX)).toMatchObject({ choice: { model: 'GEN Z' } });
    expect(adviseRoom({ ...surgery, keepsRecord: false }, { ...dearX, 'GEN Z': undefined })).toMatchObject({
      choice: { model: 'GEN Z', pricePence: undefined },
    });
  });

  it('has beside it the cheapest of those that take more machines, and none that costs as much', () => {
    expect(adviseRoom(surgery, prices)).toMatchObject({ choice: { model: 'GEN Y' }, cheaper: undefined });
    const hall = { ...surgery, lengthM: 9, widthM: 7, heightM: 3, ventilationAch: 1, keepsRecord: false };
    const beside = (list: PriceList) => {
      const advice = adviseRoom(hall, list);
      return advice.kind === 'choice' && advice.cheaper?.model;
    };
    // Two of Z; three of X or Y, ten of S.
    expect(beside({ ...prices, 'GEN X': 60_000, 'GEN Y': 50_000 })).toBe('GEN Y');
    expect(beside({ ...prices, 'GEN X': 80_000, 'GEN Y': 79_000, 'GEN Z': 118_500 })).toBeUndefined();
  });

  it('is no machine where the ventilation is enough, and our own planning above ten', () => {
    expect(adviseRoom({ ...surgery, ventilationAch: 6 }, prices)).toEqual({ kind: 'ventilation-is-enough' });
    expect(adviseRoom({ ...surgery, lengthM: 100, widthM: 50 }, prices)).toEqual({ kind: 'ask-us' });
  });

  it('reaches the target at the speed asked for, with no fewer machines than it needs', () => {
    const side = fc.integer({ min: 10, max: 300 }).map((decimetres) => decimetres / 10);
    const question = fc.record({
      lengthM: side,
      widthM: side,
      heightM: fc.integer({ min: 20, max: 60 }).map((decimetres) => decimetres / 10),
      targetAch: fc.integer({ min: 1, max: 15 }),
      ventilationAch: fc.integer({ min: 0, max: 3 }),
      sizedAt: fc.constantFrom('full' as const, 'working' as const),
      share: fc.constantFrom(1 as const, 0.5 as const),
      keepsRecord: fc.boolean(),
    });
    fc.assert(
      fc.property(question, (room) => {
        const advice = adviseRoom(room, prices);
        const choices = roomChoices(room, prices);
        if (advice.kind === 'ask-us') {
          expect(choices.every(({ machines }) => machines > mostMachines)).toBe(true);
          return;
        }
        if (advice.kind === 'ventilation-is-enough') {
          expect(room.ventilationAch).toBeGreaterThanOrEqual(room.targetAch);
          return;
        }
        const { choice, cheaper } = advice;
        expect(judgedAsShown(rateAch(choice.reaches[room.sizedAt]))).toBeGreaterThanOrEqual(room.targetAch);
        for (const other of choices) expect(choice.machines).toBeLessThanOrEqual(other.machines);
        if (cheaper) expect(cheaper.pricePence).toBeLessThan(choice.pricePence ?? 0);
      }),
    );
  });
});
