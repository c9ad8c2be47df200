import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rate } from './air-changes';
import {
  formatAirEach,
  airEachLitresPerSecond,
  cleanAirNeed,
  isClinical,
  litresPerSecondEachOf,
  formatPeople,
  roomKinds,
  type RoomKind,
} from './people';
import { usualSettings } from './room-answer';
import { neededAch } from './sizing';

const room = (volumeM3: number, targetAch: number, people?: [number: number, each?: number]) => ({
  ...usualSettings,
  volumeM3,
  targetAch,
  people: people?.[0],
  litresPerSecondEach: people?.[1],
});

describe('the figure per person', () => {
  it.each<[RoomKind, number]>([
    ['office', 15],
    ['home', 15],
    ['bedroom', 15],
    ['classroom', 20],
    ['treatment-room', 20],
    ['hall', 25],
    ['restaurant', 30],
    ['function-room', 30],
    ['ward', 35],
    ['gym', 40],
    ['studio', 40],
    ['waiting-room', 45],
    ['waiting-area', 45],
  ])('of ASHRAE 241, Table 5-1, for the room "%s" is %d L/s', (kind, each) => {
    expect(litresPerSecondEachOf('ashrae', kind)).toBe(each);
  });

  it('of ASHRAE 241 is unknown for any other room', () =>
    expect(litresPerSecondEachOf('ashrae', 'other')).toBeUndefined());

  it('of CDPH is 30 cfm in every room', () => {
    expect(roomKinds.map((kind) => litresPerSecondEachOf('cdph', kind))).toEqual(roomKinds.map(() => 14.2));
    expect(14.2).toBeCloseTo((30 * 1.699) / 3.6, 1);
  });

  it('of WHO is 10 L/s in every room: its 60 a patient is for the ventilation', () => {
    expect(new Set(roomKinds.map((kind) => litresPerSecondEachOf('who', kind)))).toEqual(new Set([10]));
  });
});

describe('the need of clean air', () => {
  it.each<[string, number, number, [number, number], number, 'people' | 'air-changes']>([
    ['30 pupils by ASHRAE 241, at six', 168, 6, [30, 20], 2160, 'people'],
    ['30 pupils by CDPH, at five', 168, 5, [30, 14.2], 1533.6, 'people'],
    ['30 pupils by WHO, at six', 168, 6, [30, 10], 1080, 'people'],
    ['30 pupils by WHO in the typical classroom', 189, 6, [30, 10], 1134, 'air-changes'],
    ['three in a surgery by ASHRAE 241, at ten', 40.95, 10, [3, 20], 409.5, 'air-changes'],
    ['three in a surgery by CDPH, at five', 40.95, 5, [3, 14.2], 204.75, 'air-changes'],
    ['three in a surgery with aerosols by WHO', 40.95, 10, [3, 60], 648, 'people'],
    ['60 covers by ASHRAE 241', 288, 6, [60, 30], 6480, 'people'],
    ['ten desks by ASHRAE 241', 216, 6, [10, 15], 1296, 'air-changes'],
    ['twelve in a health-care waiting room', 81, 6, [12, 45], 1944, 'people'],
    ['20 on a gym floor by ASHRAE 241', 525, 6, [20, 40], 3150, 'air-changes'],
    ['40 in a hall by ASHRAE 241', 486, 6, [40, 25], 3600, 'people'],
    ['four at home by ASHRAE 241', 48, 6, [4, 15], 288, 'air-changes'],
    ['one where both ask for the same', 12, 6, [1, 20], 72, 'air-changes'],
  ])('of %s in %d m³', (_what, volumeM3, targetAch, people, cleanAirM3PerHour, decidedBy) => {
    const need = cleanAirNeed(room(volumeM3, targetAch, people));
    expect(need.cleanAirM3PerHour).toBeCloseTo(cleanAirM3PerHour, 6);
    expect(need.decidedBy).toBe(decidedBy);
  });

  it('is 10 L/s for each person without a rule or below it (WHO, 2021), and the target’s where nobody is counted', () => {
    expect(cleanAirNeed(room(168, 6, [30]))).toEqual({ cleanAirM3PerHour: 30 * 10 * 3.6, decidedBy: 'people' });
    expect(cleanAirNeed(room(168, 6, [30, 8]))).toEqual(cleanAirNeed(room(168, 6, [30])));
    expect(cleanAirNeed(room(189, 6, [30]))).toEqual({ cleanAirM3PerHour: 1134, decidedBy: 'air-changes' });
    expect(cleanAirNeed(room(168, 6))).toEqual({ cleanAirM3PerHour: 1008, decidedBy: 'air-changes' });
  });

  it('is the greater of both, grows with each, and agrees with the needed air changes', () => {
    const positive = (max: number) => fc.integer({ min: 1, max }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(
        positive(10_000),
        positive(600),
        fc.integer({ min: 1, max: 5000 }),
        positive(2000),
        (m3, ach, number, each) => {
          const need = (more = 0) => cleanAirNeed(room(m3, ach, [number + more, each])).cleanAirM3PerHour;
          expect(need()).toBeCloseTo(Math.max(m3 * ach, number * Math.max(10, each) * 3.6), 6);
          expect(need(1)).toBeGreaterThanOrEqual(need());
          expect(neededAch(room(m3, ach, [number, each])) * m3).toBeCloseTo(need(), 6);
        },
      ),
    );
  });
});

describe('the share of each person', () => {
  it.each([
    ['at five air changes', 5, 7.78],
    ['at six', 6, 9.33],
  ])('of 30 pupils in 168 m³ %s is %f L/s, as the audit of the schools page has it', (_what, ventilationAch, each) => {
    const still = { ...rate('GEN X', 168, { ventilationAch, countedOutput: 0.5 }), machines: 0 };
    expect(airEachLitresPerSecond(still, 30)).toBeCloseTo(each, 2);
  });

  it.each([
    ['two Generation X at the working speed', rate('GEN X', 168, { machines: 2, speed: 'working' }), 8.15],
    ['two Generation Z at the working speed', rate('GEN Z', 189, { machines: 2, speed: 'working' }), 10.28],
    ['the same with windows', rate('GEN Z', 189, { machines: 2, speed: 'working', ventilationAch: 1 }), 12.03],
  ])('of 30 pupils with %s', (_what, stated, each) => {
    expect(airEachLitresPerSecond(stated, 30)).toBeCloseTo(each, 2);
  });
});

describe('the share of each person in words', () => {
  const threeX = rate('GEN X', 189, { machines: 3, speed: 'working', ventilationAch: 1 });

  it.each([
    [threeX, 30, '30 people get 14.0 L/s each, outside air counted in'],
    [threeX, 1, '1 person gets 419.2 L/s, outside air counted in'],
    [{ ...threeX, ventilationAch: 0 }, 30, '30 people get 12.2 L/s each'],
  ])('%#', (stated, people, words) => expect(formatAirEach(stated, people)).toBe(words));

  it('groups thousands', () => expect(formatPeople(1200)).toBe('1,200 people'));
});

it('four kinds of room have WHO’s figures for health care', () => {
  expect(roomKinds.filter(isClinical)).toEqual(['treatment-room', 'ward', 'waiting-room', 'waiting-area']);
});
