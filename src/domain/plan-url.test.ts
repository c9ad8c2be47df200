import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plannerUrl, planLimits, planQuery, parsePlan, type PlannedRoom } from './plan-url';
import { usualSettings } from './room-advice';

/** Defaults of an address. */
const unsaid = { ...usualSettings, ventilationAch: 0 };

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
  noiseLimitDbA: fc.option(fc.integer({ min: 15, max: 80 }), { nil: undefined }),
  name: fc.string({ maxLength: planLimits.nameLength }).map((text) => text.trim()),
});

describe('the link of a plan', () => {
  it('is readable', () => {
    const room = { ...unsaid, lengthM: 5, widthM: 4, heightM: 2.5, name: '' };
    expect(planQuery([room])).toBe('room=5x4x2.5&target=6');
    expect(
      planQuery([{ ...room, ventilationAch: 1, sizedAt: 'full', share: 0.5, keepsRecord: true, name: 'Bay 2' }]),
    ).toBe('room=5x4x2.5&target=6&vent=1&speed=full&count=50&record=1&name=Bay+2');
  });

  it('gives lengths to a tenth of a millimetre and no parameter for what is usual', () => {
    const room = { ...unsaid, lengthM: 4.57200001, widthM: 4, heightM: 2.5, name: '' };
    expect(planQuery([room, { ...room, targetAch: 7.25 }])).toBe(
      'room=4.572x4x2.5&target=6&room=4.572x4x2.5&target=7.25',
    );
    expect(planQuery([])).toBe('');
  });

  it('takes a room to the planner with exactly its settings, without its name', () => {
    const room = { lengthM: 5, widthM: 4, heightM: 2.5 };
    expect(plannerUrl()).toBe('/room-planner');
    expect(plannerUrl({ ...room, ...usualSettings })).toBe('/room-planner?room=5x4x2.5&target=6&vent=1');
    const settings = {
      targetAch: 10,
      ventilationAch: 1,
      sizedAt: 'full',
      share: 0.5,
      keepsRecord: true,
      noiseLimitDbA: 45,
    } as const;
    expect(plannerUrl({ ...room, ...settings })).toBe(
      '/room-planner?room=5x4x2.5&target=10&vent=1&speed=full&count=50&record=1&noise=45',
    );
  });

  it('brings back the whole plan', () => {
    fc.assert(
      fc.property(fc.array(plannedRoom, { maxLength: planLimits.rooms }), (rooms) => {
        expect(parsePlan(`?${planQuery(rooms)}`)).toEqual({ rooms, leftOut: [] });
      }),
    );
  });

  it('returns invalid parameters in leftOut', () => {
    const read = parsePlan(
      '?room=5x4x2.5&target=0&vent=99&count=70&speed=fast&name=Hall&utm=x&room=5x0x3&name=Lost&room=-1x2x3',
    );
    expect(read.rooms).toEqual([{ ...unsaid, lengthM: 5, widthM: 4, heightM: 2.5, name: 'Hall' }]);
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

  it.each<[string, Partial<PlannedRoom>]>([
    ['target=0.1', { targetAch: 0.1 }],
    ['target=60', { targetAch: 60 }],
    ['vent=0', { ventilationAch: 0 }],
    ['speed=full', { sizedAt: 'full' }],
    ['speed=full&speed=working', { sizedAt: 'working' }],
    ['count=50', { share: 0.5 }],
    ['count=50&count=100', { share: 1 }],
    ['record=1', { keepsRecord: true }],
    ['noise=45', { noiseLimitDbA: 45 }],
    ['name=+Bay+2+', { name: 'Bay 2' }],
    [`name=${'x'.repeat(61)}`, { name: 'x'.repeat(60) }],
  ])('reads "%s"', (parameters, part) => {
    const room = { ...unsaid, lengthM: 5, widthM: 4, heightM: 2.5, name: '' };
    expect(parsePlan(`?room=5x4x2.5&${parameters}`)).toEqual({ rooms: [{ ...room, ...part }], leftOut: [] });
  });

  it.each([
    'noise=14',
    'noise=81',
    'noise=4',
    'noise=45.5',
    'noise=x',
    'target=60.1',
    'target=6.12345',
    'target=x6',
    'target=6x',
    'record=0',
    'name=+',
    'name=',
  ])('leaves out "%s"', (parameter) => {
    const { rooms, leftOut } = parsePlan(`?room=5x4x2.5&${parameter}`);
    expect(rooms).toMatchObject([{ targetAch: 6, keepsRecord: false, name: '' }]);
    expect(leftOut).toEqual([new URLSearchParams(parameter)].flatMap((one) => [...one].map((pair) => pair.join('='))));
  });

  it('ignores parameters before the first room, and accepts the smallest and largest rooms', () => {
    expect(parsePlan('?name=Lost&room=0.01x1000x2.5')).toEqual({
      rooms: [{ ...unsaid, lengthM: 0.01, widthM: 1000, heightM: 2.5, name: '' }],
      leftOut: ['name=Lost'],
    });
  });

  it('never throws, and keeps within the limits of a plan', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        expect(parsePlan(search).rooms.length).toBeLessThanOrEqual(planLimits.rooms);
      }),
    );
    const many = Array.from({ length: planLimits.rooms + 1 }, () => 'room=5x4x2.5').join('&');
    expect(parsePlan(many).rooms).toHaveLength(planLimits.rooms);
    expect(parsePlan(many).leftOut).toEqual(['room=5x4x2.5']);
  });

  it.each([
    'room=5x4',
    'room=5',
    'room=x4x2',
    'room=5xx2',
    'room=5x4x2x1',
    'room=1e3x4x2',
    'room=5,5x4x2',
    'room=',
    'room=5x4x1001',
    'room=NaNx1x1',
  ])('holds no room in "%s"', (search) => expect(parsePlan(search).rooms).toEqual([]));
});
