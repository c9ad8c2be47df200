import { describe, expect, it } from 'vitest';
import { emptyPlan, type PlannedRoom } from './plan';
import { isSameRoom, isTooLong, planEnquiryUrl, plannerUrl, planUrl, writePlan } from './write-plan';
import { usualSettings } from '../room-answer';

/** Defaults of an address. */
const defaults = { ...usualSettings, ventilationAch: 0, roomKind: 'other', floor: '' } as const;

const queryOf = (...rooms: PlannedRoom[]) => writePlan({ rooms, items: [] });

describe('the link of a plan', () => {
  it('is readable', () => {
    const room = { ...defaults, lengthM: 5, widthM: 4, heightM: 2.5, name: '' };
    expect(queryOf(room)).toBe('room=5x4x2.5&target=6');
    expect(
      queryOf({ ...room, ventilationAch: 1, sizedAt: 'full', countedOutput: 0.5, keepsRecord: true, name: 'Bay 2' }),
    ).toBe('room=5x4x2.5&target=6&vent=1&speed=full&count=50&record=1&name=Bay+2');
  });

  it('gives lengths to a tenth of a millimetre and no parameter for what is usual', () => {
    const room = { ...defaults, lengthM: 4.57200001, widthM: 4, heightM: 2.5, name: '' };
    expect(queryOf(room, { ...room, targetAch: 7.25 })).toBe('room=4.572x4x2.5&target=6&room=4.572x4x2.5&target=7.25');
    expect(writePlan(emptyPlan)).toBe('');
  });

  it('takes a room to the planner with exactly its settings, without its name', () => {
    const room = { lengthM: 5, widthM: 4, heightM: 2.5 };
    expect(plannerUrl()).toBe('/room-planner');
    expect(plannerUrl({ ...room, ...usualSettings })).toBe('/room-planner#room=5x4x2.5&target=6&vent=1');
    const settings = {
      targetAch: 10,
      ventilationAch: 1,
      sizedAt: 'full',
      countedOutput: 0.5,
      keepsRecord: true,
      noiseLimitDbA: 45,
    } as const;
    expect(plannerUrl({ ...room, ...settings })).toBe(
      '/room-planner#room=5x4x2.5&target=10&vent=1&speed=full&count=50&record=1&noise=45',
    );
  });

  it('has a figure for each person only where it is the visitor’s own', () => {
    const room = { ...defaults, lengthM: 5, widthM: 4, heightM: 2.5, name: '', people: 6, litresPerSecondEach: 14 };
    expect(queryOf({ ...room, rule: 'who' })).not.toContain('14');
    expect(queryOf({ ...room, rule: 'own' })).toContain('14');
  });

  it('stays in the browser: its own address has no query', () => {
    const room = { ...defaults, lengthM: 5, widthM: 4, heightM: 2.5, name: 'Bay' };
    expect(planUrl({ rooms: [room], items: [] }, 'https://example.com')).toBe(
      'https://example.com/room-planner#room=5x4x2.5&target=6&name=Bay',
    );
  });

  it('goes with an enquiry, and is too long above 2,000 characters', () => {
    const plan = { rooms: [], items: [{ slug: 'gen-x-filter', number: 4 }] } as const;
    expect(planEnquiryUrl(plan)).toBe('/contact?about=plan#item=gen-x-filter*4');
    expect([2000, 2001].map((length) => isTooLong('x'.repeat(length)))).toEqual([false, true]);
  });
});

it('rooms are the same whose links are the same', () => {
  const room = { ...defaults, lengthM: 5, widthM: 4, heightM: 2.5, name: 'Bay' };
  expect(isSameRoom(room, { ...room, lengthM: 5.00001 })).toBe(true);
  expect(isSameRoom(room, { ...room, name: 'Hall' })).toBe(false);
});
