// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { education } from '@/data/sectors/education';
import { roomVolumeM3 } from '@/domain/room';
import { speedOf, togetherDbA } from '@/domain/speeds';
import { rateAch, rateText } from '@/domain/air-changes';
import { plainText } from '@/domain/written';
import { fleetOf, fleetPrice } from '../fleet';
import { machineRate } from '../machine-room';
import { cutRooms } from './cut-rooms';
import { lessonRows, shareInWords, shareLeft } from './lesson';
import { QuietInClass } from './QuietInClass';
import { RoomByRoom } from './RoomByRoom';
import { schoolPlan, schoolRooms } from './school-rooms';
import { SchoolSection } from './SchoolSection';

const answerTo = (question: RegExp) =>
  education.questions
    .find(({ title }) => question.test(title))
    ?.body.map(plainText)
    .join(' ') ?? '';

test('every room of the drawn school reaches six air changes an hour at working speed, its windows counted as one', () => {
  for (const room of schoolPlan) {
    expect.soft(room.ventilationAch, room.name).toBe(1);
    expect.soft(rateAch(machineRate(room)) + 1, room.name).toBeGreaterThanOrEqual(6);
  }
});

test('the answer under the hero names rooms of the plan, with the same machines', () => {
  for (const { name, model, ...size } of education.rooms) {
    const drawn = schoolPlan.find((room) => room.name.startsWith(name));
    expect.soft([drawn?.model, drawn && roomVolumeM3(drawn)], name).toEqual([model, roomVolumeM3(size)]);
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

test('the plan adds up its machines and what they cost, Generation S apart, which has no price', () => {
  render(
    <MemoryRouter>
      <RoomByRoom />
    </MemoryRouter>,
  );
  const fleet = fleetOf(schoolPlan);
  expect(fleet).toEqual([
    { model: 'GEN Z', machines: 14 },
    { model: 'GEN X', machines: 3 },
    { model: 'GEN S', machines: 1 },
  ]);
  expect(fleetPrice(fleet).total).toBe('£18,215.00');
  expect(screen.getByText(/Nine rooms, 18 machines/)).toBeInTheDocument();
  expect(schoolPlan).toHaveLength(9);
  expect(screen.getByText('£18,215.00')).toBeInTheDocument();
  expect(screen.getByText(/and one Generation S, price on request/)).toBeInTheDocument();
});

test('the section prints airflow ÷ volume at both speeds: two Z for 189 m³, one for 109.2, five for 486', () => {
  render(<SchoolSection />);
  const drawing = screen.getByRole('img').getAttribute('aria-label');
  for (const [machines, number, volumeM3] of [
    ['Two GEN Z', 2, 189],
    ['One GEN Z', 1, 109.2],
    ['Five GEN Z, two shown', 5, 486],
  ] as const) {
    const [full, working] = [1156, 555].map((airflow) => ((number * airflow) / volumeM3).toFixed(2));
    expect(drawing).toContain(`${machines}: ${full} ACH at full speed, ${working} at working speed`);
  }
  expect(cutRooms.map(({ toM, fromM }) => toM - fromM)).toEqual([9, 7, 9]);
});

test('the answer on classrooms works with the classroom of the drawing, at both of its models', () => {
  const answer = answerTo(/one classroom/);
  const { classroom1 } = schoolRooms;
  const withWindows = (model: 'GEN Z' | 'GEN X', machines: number) =>
    rateText({ ...machineRate({ ...classroom1, model, machines }), ventilationAch: 1 });
  expect(answer).toContain(`two Generation Z at working speed, and the windows, it has ${withWindows('GEN Z', 2)}`);
  expect(answer).toContain(`Three Generation X give it ${withWindows('GEN X', 3)}`);
  expect(answer).toContain('they cost £1,485.00 instead of £2,390.00');
  const [threeX, twoZ] = [
    togetherDbA(speedOf('GEN X', 'working').noiseDbA, 3),
    togetherDbA(speedOf('GEN Z', 'working').noiseDbA, 2),
  ];
  expect(answer).toContain(`make ${threeX} dB(A) together where the two make ${twoZ}`);
  expect(answer).toContain('Size the room at the working speed; run at full speed between uses.');
  expect(answer).toMatch(/our minimum and six our optimum/);
});

test('a level falls to 37% in one air change, and the rows of the lesson say what is left at the second bell', () => {
  expect(shareInWords(shareLeft(1, 60))).toBe('37%');
  expect(1 - shareLeft(6, 10)).toBeCloseTo(1 - 1 / Math.E);
  expect(lessonRows.map(({ airChanges }) => shareInWords(shareLeft(airChanges, 60)))).toEqual([
    '37%',
    '0.1%',
    'less than 0.1%',
  ]);
  expect(lessonRows.map(({ rate }) => rate && rateText(rate))).toEqual([undefined, '6.87', '13.23']);
});

test('lessons run at working speed, the two machines of a classroom heard together', () => {
  render(<QuietInClass />, { wrapper: MemoryRouter });
  expect(screen.getByText(/45 dB\(A\) together in the lesson and 61 in the break/)).toBeInTheDocument();
  expect(screen.getByText(/Size the room at the working speed; run at full speed between uses\./)).toBeInTheDocument();
  expect(answerTo(/hear it/)).toMatch(/at working speed make 45 dB\(A\) together/);
});
