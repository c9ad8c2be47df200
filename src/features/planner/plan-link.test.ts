import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planQuery, roomDefaults, type PlannedRoom } from '@/lib/plan-link';
import { planLimits, readPlan } from './read-plan';

const tenThousandths = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((value) => value / 10_000);

const plannedRoom: fc.Arbitrary<PlannedRoom> = fc.record({
  lengthM: tenThousandths(100, 9_999_999),
  widthM: tenThousandths(100, 9_999_999),
  heightM: tenThousandths(100, 9_999_999),
  targetAch: tenThousandths(1, 600_000),
  ventilationAch: tenThousandths(0, 600_000),
  sizedAt: fc.constantFrom('full' as const, 'working' as const),
  share: fc.constantFrom(1 as const, 0.5 as const),
  keepsRecord: fc.boolean(),
  name: fc.string({ maxLength: planLimits.nameLength }).map((text) => text.trim()),
});

describe('the link of a plan', () => {
  it('reads as one would write it', () => {
    const room = { ...roomDefaults, lengthM: 5, widthM: 4, heightM: 2.5, name: '' };
    expect(planQuery([room])).toBe('room=5x4x2.5&target=6');
    expect(
      planQuery([{ ...room, ventilationAch: 1, sizedAt: 'full', share: 0.5, keepsRecord: true, name: 'Bay 2' }]),
    ).toBe('room=5x4x2.5&target=6&vent=1&speed=full&count=50&record=1&name=Bay+2');
  });

  it('brings back the whole plan', () => {
    fc.assert(
      fc.property(fc.array(plannedRoom, { maxLength: planLimits.rooms }), (rooms) => {
        expect(readPlan(`?${planQuery(rooms)}`)).toEqual({ rooms, leftOut: [] });
      }),
    );
  });

  it('leaves out and names what the fields would not take', () => {
    const read = readPlan(
      '?room=5x4x2.5&target=0&vent=99&count=70&speed=fast&name=Hall&utm=x&room=5x0x3&name=Lost&room=-1x2x3',
    );
    expect(read.rooms).toEqual([{ ...roomDefaults, lengthM: 5, widthM: 4, heightM: 2.5, name: 'Hall' }]);
    expect(read.leftOut).toEqual([
      'target=0',
      'vent=99',
      'count=70',
      'speed=fast',
      'room=5x0x3',
      'name=Lost',
      'room=-1x2x3',
    ]);
  });

  it('never throws, and takes no more than a plan may hold', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        expect(readPlan(search).rooms.length).toBeLessThanOrEqual(planLimits.rooms);
      }),
    );
    const many = Array.from({ length: planLimits.rooms + 1 }, () => 'room=5x4x2.5').join('&');
    expect(readPlan(many).rooms).toHaveLength(planLimits.rooms);
    expect(readPlan(many).leftOut).toEqual(['room=5x4x2.5']);
  });

  it.each(['room=5x4', 'room=5x4x2x1', 'room=1e3x4x2', 'room=5,5x4x2', 'room=', 'room=5x4x1001', 'room=NaNx1x1'])(
    'holds no room in "%s"',
    (search) => expect(readPlan(search).rooms).toEqual([]),
  );
});
