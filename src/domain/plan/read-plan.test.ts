import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productSlugs } from '@/config/product-slugs';
import { litresPerSecondEachOf, peopleRules, roomKinds } from '../people';
import type { PlanItem, PlannedRoom } from './plan';
import { cleanName, planLimits } from './plan-fields';
import { addressedPlan, readPlan } from './read-plan';
import { writePlan } from './write-plan';
import { roomVolumeM3 } from '../room';
import { usualSettings } from '../room-answer';
import { sourceAch, type VentilationSource } from '../ventilation';

/** Defaults of an address. */
const defaults = { ...usualSettings, ventilationAch: 0, roomKind: 'other', floor: '' } as const;

const tenThousandths = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((value) => value / 10_000);

const source: fc.Arbitrary<VentilationSource> = fc.oneof(
  fc.record({ by: fc.constant('person' as const), litresPerSecondEach: tenThousandths(1000, 2_000_000) }),
  fc.record({
    by: fc.constant('co2' as const),
    ppm: fc.integer({ min: 421, max: 10_000 }),
    who: fc.constantFrom('adults' as const, 'children' as const),
  }),
  fc.record({
    by: fc.constant('window' as const),
    widthM: tenThousandths(100, 200_000),
    heightM: tenThousandths(100, 200_000),
    insideC: tenThousandths(1, 500_000),
    outsideC: tenThousandths(-300_000, 0),
  }),
);

/** A room as it comes from an address: what depends on other parts is worked out. */
const plannedRoom: fc.Arbitrary<PlannedRoom> = fc
  .record({
    lengthM: tenThousandths(5000, 9_999_999),
    widthM: tenThousandths(5000, 9_999_999),
    heightM: tenThousandths(5000, 300_000),
    targetAch: tenThousandths(1000, 600_000),
    ventilationAch: tenThousandths(0, 600_000),
    sizedAt: fc.constantFrom('full' as const, 'working' as const),
    countedOutput: fc.constantFrom(1 as const, 0.5 as const),
    keepsRecord: fc.boolean(),
    noiseLimitDbA: fc.option(fc.integer({ min: 15, max: 80 }), { nil: undefined }),
    roomKind: fc.constantFrom(...roomKinds),
    name: fc.string({ maxLength: planLimits.nameLength }).map(cleanName),
    floor: fc.string({ maxLength: planLimits.nameLength }).map(cleanName),
    number: fc.option(fc.integer({ min: 1, max: 5000 }), { nil: undefined }),
    rule: fc.option(fc.constantFrom(...peopleRules), { nil: undefined }),
    each: tenThousandths(1000, 2_000_000),
    ventilation: fc.option(source, { nil: undefined }),
  })
  .map(({ number, rule, each, ventilation, ...room }) => {
    const litresPerSecondEach = rule === 'own' ? each : rule && litresPerSecondEachOf(rule, room.roomKind);
    const ach =
      ventilation && (number !== undefined || ventilation.by === 'window')
        ? sourceAch(ventilation, roomVolumeM3(room), number)
        : Infinity;
    return {
      ...room,
      ...(number !== undefined && { people: number }),
      ...(number !== undefined && rule && litresPerSecondEach !== undefined && { rule, litresPerSecondEach }),
      ...(number !== undefined && rule === 'cdph' && { targetAch: 5 }),
      ...(ventilation && ach <= 60 && { ventilation, ventilationAch: ach }),
    };
  });

const items: fc.Arbitrary<PlanItem[]> = fc.uniqueArray(
  fc.record({ slug: fc.constantFrom(...productSlugs), number: fc.integer({ min: 1, max: 999 }) }),
  { selector: ({ slug }) => slug, maxLength: 5 },
);

const people = (number: number, rule: (typeof peopleRules)[number], litresPerSecondEach: number) => ({
  people: number,
  rule,
  litresPerSecondEach,
});
const ventilationEach = { by: 'person', litresPerSecondEach: 8 } as const;
const limit = { by: 'person', litresPerSecondEach: 8.3333 } as const;
const thousand = { by: 'co2', ppm: 1000, who: 'adults' } as const;
const frost = { by: 'window', widthM: 0.5, heightM: 1, insideC: 20, outsideC: -10 } as const;

describe('a plan in an address', () => {
  it('brings back the whole plan', () => {
    fc.assert(
      fc.property(fc.array(plannedRoom, { maxLength: planLimits.rooms }), items, (rooms, chosen) => {
        const plan = { rooms, items: chosen };
        expect(readPlan(`#${writePlan(plan)}`)).toEqual({ ...plan, leftOut: [], unknown: [], tooMany: 0 });
      }),
    );
  });

  it('names the source of the ventilation or its air changes, not both', () => {
    const room = { ...defaults, lengthM: 5, widthM: 4, heightM: 2.5, name: '', people: 10, ventilationAch: 5.76 };
    const ventOf = (part: object) => [...writePlan({ rooms: [{ ...room, ...part }], items: [] }).matchAll(/vent=/g)];
    expect(ventOf({ ventilation: ventilationEach })).toHaveLength(1);
    expect(ventOf({})).toHaveLength(1);
  });

  it('returns invalid parameters in leftOut', () => {
    const read = readPlan(
      '?room=5x4x2.5&target=0&vent=99&count=70&speed=fast&name=Hall&utm=x&room=5x0x3&name=Lost&room=-1x2x3',
    );
    expect(read.rooms).toEqual([{ ...defaults, lengthM: 5, widthM: 4, heightM: 2.5, name: 'Hall' }]);
    expect(read.leftOut).toEqual('target=0 vent=99 count=70 speed=fast room=5x0x3 name=Lost room=-1x2x3'.split(' '));
  });

  it.each<[string, Partial<PlannedRoom>]>([
    ['target=0.1', { targetAch: 0.1 }],
    ['target=60', { targetAch: 60 }],
    ['vent=0', { ventilationAch: 0 }],
    ['speed=full', { sizedAt: 'full' }],
    ['speed=full&speed=working', { sizedAt: 'working' }],
    ['count=50', { countedOutput: 0.5 }],
    ['count=50&count=100', { countedOutput: 1 }],
    ['record=1', { keepsRecord: true }],
    ['noise=45', { noiseLimitDbA: 45 }],
    ['name=+Bay+2+', { name: 'Bay 2' }],
    ['name=a%E2%80%AEb%0Ac', { name: 'a b c' }],
    ['floor=First', { floor: 'First' }],
    ['kind=gym', { roomKind: 'gym' }],
    ['people=30', { people: 30 }],
    ['people=30&rule=ashrae&kind=classroom', { roomKind: 'classroom', ...people(30, 'ashrae', 20) }],
    ['rule=cdph&people=3&target=9', { targetAch: 5, ...people(3, 'cdph', 14.2) }],
    ['people=3&rule=own&each=12.5', { ...people(3, 'own', 12.5) }],
    ['vent=person+8&people=10', { people: 10, ventilationAch: 5.76, ventilation: ventilationEach }],
    ['people=2&vent=co2+1000+adults', { people: 2, ventilationAch: 1.34, ventilation: thousand }],
    ['vent=window+0.5+1+20+-10', { ventilationAch: 7.61, ventilation: frost }],
    ['people=100&vent=person+8.3333', { people: 100, ventilationAch: 60, ventilation: limit }],
    [`name=${'x'.repeat(61)}`, { name: 'x'.repeat(60) }],
    [`name=+${'x'.repeat(60)}`, { name: 'x'.repeat(60) }],
    [`name=${'x'.repeat(59)}+y`, { name: 'x'.repeat(59) }],
    ['name=Bay #2', { name: 'Bay #2' }],
  ])('reads "%s"', (parameters, part) => {
    const room = { ...defaults, lengthM: 5, widthM: 4, heightM: 2.5, name: '' };
    expect(readPlan(`room=5x4x2.5&${parameters}`)).toEqual({
      rooms: [{ ...room, ...part }],
      items: [],
      leftOut: [],
      unknown: [],
      tooMany: 0,
    });
  });

  it.each([
    ...'noise=14|noise=81|noise=4|noise=45.5|noise=x|target=60.1|target=0.0001|target=-6|kind=ballroom'.split('|'),
    ...'people=0|people=10000|people=3.5|people=-3|people=٣٠|rule=fifa|rule=ashrae|each=0'.split('|'),
    ...'vent=co2 420 adults|vent=co2 900 fish|vent=co2 900|vent=co2 900 adults 3|vent=person'.split('|'),
    ...'vent=person 201|vent=person 8 9|vent=person 1000 adults|vent=draught 8|vent=draught 1 1 20 10'.split('|'),
    ...'vent=window 1 0 20 10|vent=window 1 1 x 10|vent=window 1 1 20 20|vent=window 1 1 20'.split('|'),
    ...'vent=window 1 1 20 10 5|vent=window 0 1 20 10|vent=window 20 20 20 10|floor=|vent=1e9'.split('|'),
    ...'target=6.12345|target=x6|target=6x|record=0|name=+|name='.split('|'),
  ])('leaves out "%s"', (parameter) => {
    const { rooms, leftOut } = readPlan(`?room=5x4x2.5&people=9&${parameter}`);
    expect(rooms).toMatchObject([{ targetAch: 6, keepsRecord: false, name: '' }]);
    expect(leftOut).toEqual(
      [new URLSearchParams(parameter)].flatMap((each) => [...each].map((pair) => pair.join('='))),
    );
  });

  it('leaves out what depends on people in a room without them', () => {
    const dependent = ['rule=who', 'vent=person 8'];
    expect(readPlan(`room=5x4x2.5&${dependent.join('&')}`).leftOut).toEqual(dependent);
  });

  it('ignores parameters before the first room, and accepts the smallest and largest rooms', () => {
    expect(readPlan('?name=Lost&room=0.5x1000x2.5')).toEqual({
      rooms: [{ ...defaults, lengthM: 0.5, widthM: 1000, heightM: 2.5, name: '' }],
      items: [],
      leftOut: ['name=Lost'],
      unknown: [],
      tooMany: 0,
    });
  });

  it('never throws, and keeps within the limits of a plan', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        expect(readPlan(search).rooms.length).toBeLessThanOrEqual(planLimits.rooms);
      }),
    );
    const many = Array.from({ length: planLimits.rooms + 1 }, () => 'room=5x4x2.5').join('&');
    expect(readPlan(many).rooms).toHaveLength(planLimits.rooms);
    expect(readPlan(many)).toMatchObject({ leftOut: [], unknown: [], tooMany: 1 });
  });

  it.each([
    ...'room=5x4|room=5|room=x4x2|room=5xx2|room=5x4x2x1|room=1e3x4x2|room=5,5x4x2|room=|room=5x4x1001'.split('|'),
    ...'room=0.49x4x2|room=0.02x0.02x0.02|room=NaNx1x1'.split('|'),
  ])('holds no room in "%s"', (search) => expect(readPlan(search).rooms).toEqual([]));
});

describe('the products of a plan', () => {
  it('are read with their number, each once', () => {
    expect(readPlan('#item=gen-x-filter*4&item=mars-air-sense*1')).toEqual({
      rooms: [],
      items: [
        { slug: 'gen-x-filter', number: 4 },
        { slug: 'mars-air-sense', number: 1 },
      ],
      leftOut: [],
      unknown: [],
      tooMany: 0,
    });
  });

  it.each(['gen-x-filter*0', 'gen-x-filter*1000', 'gen-x-filter', 'lamp*1', 'gen-x-filter*1.5', ''])(
    'are not read from "%s"',
    (item) =>
      expect(readPlan(`#item=${item}`)).toEqual({
        rooms: [],
        items: [],
        leftOut: [`item=${item}`],
        unknown: [],
        tooMany: 0,
      }),
  );

  it('are not doubled', () => {
    expect(readPlan('#item=gen-x-filter*4&item=gen-x-filter*1')).toMatchObject({
      items: [{ slug: 'gen-x-filter' }],
      leftOut: ['item=gen-x-filter*1'],
    });
  });
});

describe('the plan of an address', () => {
  const sizes = ({ rooms }: { rooms: PlannedRoom[] }) => rooms.map(({ lengthM }) => lengthM);

  it('is in the fragment, or in the query as in older links', () => {
    expect(sizes(addressedPlan({ hash: '#room=5x4x2.5', search: '?room=6x4x2.5' }))).toEqual([5]);
    expect(sizes(addressedPlan({ hash: '', search: '?room=6x4x2.5' }))).toEqual([6]);
    expect(sizes(addressedPlan({ hash: '#main', search: '?room=6x4x2.5' }))).toEqual([6]);
    expect(sizes(addressedPlan({ hash: '#item=gen-x-filter*1', search: '?room=6x4x2.5' }))).toEqual([]);
    expect(addressedPlan({ hash: '#room=x', search: '?room=6x4x2.5' }).leftOut).toEqual(['room=x']);
  });
});

it('a plan holds twenty rooms, and counts those above', () => {
  const { rooms, tooMany } = readPlan(Array.from({ length: 22 }, () => 'room=5x4x2.5').join('&'));
  expect([rooms.length, tooMany]).toEqual([20, 2]);
});
