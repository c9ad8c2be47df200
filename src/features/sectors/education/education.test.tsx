// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { generationZSummary } from '@/data/products/generation-z/summary';
import { educationCaseWords } from '@/data/case/words/education';
import { educationQuestions } from '@/data/questions/education';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { roomVolumeM3 } from '@/domain/room';
import { rateAch } from '@/domain/air-changes';
import { plainText } from '@/domain/rich-text';
import { percent } from '@/lib/format/percent';
import { priceOf } from '@/mocks/price-of';
import { show } from '@/mocks/show';
import { machineRate, withMachines } from '../room-machines';
import { remainingShare } from '@/domain/clearance';
import { Lesson } from './Lesson';
import { schoolPlan, schoolTotal } from './school-rooms';
import { SchoolPlan } from './SchoolPlan';

const answerTo = (question: RegExp) =>
  educationQuestions
    .find(({ title }) => question.test(title))
    ?.body.map(plainText)
    .join(' ') ?? '';

test('the case of a school begins with the rooms of its plan', () => {
  for (const [key, count] of Object.entries(educationCaseWords.building)) {
    expect(
      schoolPlan.filter((room) => room.key === key),
      key,
    ).toHaveLength(count);
  }
});

test('every room of the drawn school reaches six air changes an hour and 10 L/s a person at working speed or below, its windows counted as one', () => {
  for (const room of schoolPlan) {
    expect.soft(room.ventilationAch, room.name).toBe(1);
    const ach = rateAch(machineRate(room)) + 1;
    expect.soft(ach, room.name).toBeGreaterThanOrEqual(6);
    expect.soft((ach * roomVolumeM3(room)) / 3.6 / room.people, room.name).toBeGreaterThanOrEqual(10);
  }
});

test('the answer under the hero names rooms of the plan, with the same machines', () => {
  for (const room of sectorRooms.education.filter(({ name }) => name !== 'Medical room')) {
    const { name, model, machines } = withMachines(room);
    const drawn = schoolPlan.find((room) => room.name.startsWith(name));
    expect.soft([drawn?.model, drawn?.machines], name).toEqual([model, machines]);
    expect.soft(drawn && roomVolumeM3(drawn), name).toBe(roomVolumeM3(room));
  }
});

test('every machine of the plan is drawn, within its room and at least 20 cm from every wall', () => {
  for (const { name, machines, machinesAt, lengthM, widthM } of schoolPlan) {
    expect.soft(machinesAt, name).toHaveLength(machines);
    for (const [x, y] of machinesAt) {
      expect.soft(Math.min(x, y, lengthM - x, widthM - y), name).toBeGreaterThanOrEqual(0.2 + 0.23);
    }
  }
});

test('the plan adds up its machines and what they cost', () => {
  expect(schoolTotal).toEqual({
    rooms: 8,
    machines: 30,
    pricePence: 29 * generationXSummary.pricePence + generationZSummary.pricePence,
    // Three in each classroom, two in nursery and library.
    leastPence: 26 * generationXSummary.pricePence,
    // Fifteen in the hall instead of nine.
    quietMachines: 36,
    quietPence: 35 * generationXSummary.pricePence + generationZSummary.pricePence,
  });
});

test('the plan says airflow ÷ volume on the speed of each answer and at full speed', () => {
  render(<SchoolPlan />);
  const drawing = screen.getAllByRole('img')[0]?.getAttribute('aria-label');
  for (const [machines, number, volumeM3, speed, airflow, atFull] of [
    ['Four Generation X', 4, 189, 2, 265, 727],
    ['One Generation Z', 1, 109.2, 3, 555, 1156],
  ] as const) {
    const [used, full] = [airflow, atFull].map((flow) => ((number * flow) / volumeM3).toFixed(1));
    expect(drawing).toContain(`${machines}, ${used} air changes an hour on speed ${speed}, ${full} at full speed`);
  }
});

test('the answer on classrooms names the machines of the drawing, and the cheaper ones on speeds of their own', () => {
  const answer = answerTo(/one classroom/);
  const [onOneSpeed, cheapest] = [4, 3].map((machines) => priceOf('generation-x', machines));
  expect(answer).toContain(
    `A classroom of 9 × 7 × 3 m takes four Generation X, ${onOneSpeed}, all on one speed, or three, ${cheapest}, on two speeds.`,
  );
});

test('a level falls to 37% in one air change, and the lesson prints the levels of the article', () => {
  expect(percent(remainingShare(1, 60))).toBe('37');
  expect(1 - remainingShare(6, 10)).toBeCloseTo(1 - 1 / Math.E);
  show(<Lesson title="A lesson" lead="" windows="Windows" machines="Both" times={['Begins', 'Ends']} gains={[]} />);
  expect(screen.getByText('63%').parentElement).toHaveTextContent('1 air change an hour');
  expect(screen.getByText('15%').parentElement).toHaveTextContent('6.6 air changes an hour');
});

test('lessons run on the speed of the answer, with the noise of all machines of a classroom together', () => {
  expect(answerTo(/hear it/)).toContain('on speed 2, 38 dB(A) together');
});
