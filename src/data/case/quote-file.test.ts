import { expect, test } from 'vitest';
import { schoolRoomAnswers } from '../rooms/education-rooms';
import type { CaseRoom } from './business-case';
import { costCategories, quotedRoom, quoteFile } from './quote-file';

const classroom: CaseRoom = { ...schoolRoomAnswers.classroom, floor: 'First floor', count: 6 };

test('a bidder must offer the needed clean air less ventilation, within the noise limit', () => {
  // The greater of 6 × 189 m³ and 30 × 10 L/s × 3.6, less one air change of 189 m³.
  expect(quotedRoom(classroom, 0)).toEqual({
    name: 'First floor: 6 x Classroom',
    size: '9.00 × 7.00 × 3.00 m, 189 m³',
    people: '30',
    cleanAirM3PerHour: 945,
    noise: 'no more than 45 dB(A)',
  });
  expect(quotedRoom({ ...classroom, noiseLimitDbA: undefined }, 0).noise).toBe('the noise that the bidder states');
  expect(quotedRoom({ ...classroom, ventilationAch: 12 }, 0).cleanAirM3PerHour).toBe(0);
  expect(quotedRoom({ ...classroom, countedOutput: 0.5 }, 0).cleanAirM3PerHour).toBe(1890);
});

test('the file has the six heads, names no maker and no model, and keeps to the width of a mail', () => {
  const text = quoteFile([classroom, { ...classroom, name: '', count: 1, floor: '' }], {
    organisation: '',
    date: '25 November 2026',
    hours: '1,560 hours a year',
  });
  for (const head of costCategories) expect(text).toContain(head);
  expect(text).toContain('For: ______');
  expect(text).toContain('Room 2');
  expect(text).toContain('1,560 hours a year');
  expect(text).not.toMatch(/MARS|Generation|GEN |£/i);
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
});
