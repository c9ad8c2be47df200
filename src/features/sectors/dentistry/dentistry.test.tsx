import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { dentistry } from '@/data/sectors/dentistry';
import { clearanceMinutes } from '@/lib/clearance-minutes';
import { CountedInFull } from './CountedInFull';
import { clockTime, fallowBands, morning, patientStarts } from './diary';
import { FallowTime } from './FallowTime';
import { surgeryMachines } from './ladder-marks';

test('a morning holds four, five, five and six patients as the wait falls from 30 to 10 minutes', () => {
  expect(fallowBands.map(({ fallowMin }) => patientStarts(fallowMin).length)).toEqual([4, 5, 5, 6]);
});

test('the last patient of a morning is out by its end, and no patient begins inside a wait', () => {
  for (const { fallowMin } of fallowBands) {
    const starts = patientStarts(fallowMin);
    expect((starts.at(-1) ?? 0) + morning.appointmentMin).toBeLessThanOrEqual(morning.lengthMin);
    for (const [index, start] of starts.slice(1).entries())
      expect(start - (starts[index] ?? 0)).toBe(morning.appointmentMin + fallowMin);
  }
  expect(clockTime(40)).toBe('9.40');
  expect(clockTime(180)).toBe('12.00');
});

test('the ladder stands the machines at CADR ÷ 40.95 m³, least first', () => {
  const volumeM3 = 4.5 * 3.5 * 2.6;
  expect(surgeryMachines.map(({ model, airChanges }) => [model, airChanges.toFixed(2)])).toEqual([
    ['GEN S', (180 / volumeM3).toFixed(2)],
    ['GEN Y', (633 / volumeM3).toFixed(2)],
    ['GEN X', (727 / volumeM3).toFixed(2)],
    ['GEN Z', (1156 / volumeM3).toFixed(2)],
  ]);
});

test('the 50 % rule is dated and told as withdrawn, with both figures', () => {
  render(<CountedInFull />);
  expect(screen.getByText(/2020 to 2022, since withdrawn/)).toBeInTheDocument();
  expect(screen.getByText(/316\.5/)).toBeInTheDocument();
  expect(screen.getByText('7.73 ACH in the same surgery')).toBeInTheDocument();
});

test('all three figures for fallow time stand in one place, with the date of the guidance', () => {
  render(
    <MemoryRouter>
      <FallowTime />
    </MemoryRouter>,
  );
  for (const figure of ['30 minutes or less', '15 minutes', '10 minutes'])
    expect(screen.getByText(figure)).toBeInTheDocument();
  expect(screen.getByText(/last time on 14 April 2022, and was then withdrawn/)).toBeInTheDocument();
});

test('the answer on clearing times agrees with the formula', () => {
  const answer = dentistry.questions[0]?.body.join(' ');
  expect(answer).toContain(
    `in ${Math.round(clearanceMinutes(6))} minutes, at 10 in ${Math.round(clearanceMinutes(10))}`,
  );
  expect(answer).toContain(`at 15 in ${Math.round(clearanceMinutes(15))}`);
});
