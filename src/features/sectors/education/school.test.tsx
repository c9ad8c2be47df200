import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { education } from '@/data/sectors/education';
import { machineAirChanges } from '../machine-room';
import { airChangeBlocks, lessonRows } from './lesson';
import { schoolPlan, schoolRooms } from './school-rooms';
import { SchoolSection } from './SchoolSection';

test('every room of the drawn school reaches six air changes an hour, as its lead says', () => {
  for (const room of schoolPlan) expect.soft(machineAirChanges(room), room.name).toBeGreaterThanOrEqual(6);
});

test('the plan holds the nine rooms and eleven machines that its lead counts', () => {
  expect(schoolPlan).toHaveLength(9);
  expect(schoolPlan.reduce((sum, { machines }) => sum + machines, 0)).toBe(11);
});

test('the section prints CADR ÷ volume: 1156 ÷ 168 for a classroom, 727 ÷ 109.2 for the nursery, 3468 ÷ 486 for the hall', () => {
  render(<SchoolSection />);
  const drawing = screen.getByRole('img').getAttribute('aria-label');
  expect(drawing).toContain(`One GEN Z: ${(1156 / 168).toFixed(2)} ACH`);
  expect(drawing).toContain(`One GEN X: ${(727 / 109.2).toFixed(2)} ACH`);
  expect(drawing).toContain(`Three GEN Z, one shown: ${((3 * 1156) / 486).toFixed(2)} ACH`);
});

test('the answer on classrooms quotes the figures of the drawing', () => {
  const answer = education.questions[0]?.body.join(' ');
  expect(answer).toContain(machineAirChanges(schoolRooms.classroom1).toFixed(2));
  expect(answer).toContain(machineAirChanges({ ...schoolRooms.classroom1, model: 'GEN X' }).toFixed(2));
});

test('a lesson with windows alone is one block, with Generation Z seven whole ones and a rest cut off by the bell', () => {
  expect(airChangeBlocks(1)).toEqual([{ startMin: 0, endMin: 60, whole: true }]);
  const blocks = airChangeBlocks(lessonRows[2]?.airChanges ?? 0);
  expect(blocks.filter(({ whole }) => whole)).toHaveLength(7);
  expect(blocks.at(-1)).toMatchObject({ endMin: 60, whole: false });
});
