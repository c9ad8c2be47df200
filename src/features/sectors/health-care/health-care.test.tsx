// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { generationYSummary } from '@/data/products/generation-y/summary';
import { healthCare } from '@/data/sectors/health-care';
import { speedOf, togetherDbA } from '@/domain/speeds';
import { rateAch, rateText } from '@/domain/air-changes';
import { plainText } from '@/domain/rich-text';
import { money } from '@/lib/format/money';
import { fleetOf, fleetPrice } from '../fleet';
import { machineRate } from '../room-machines';
import { VentilationSum } from './VentilationSum';
import { Clearance } from './Clearance';
import { clearanceRooms, wholeMinutes } from './clearance';
import { bay, consultingRoom, htmAirChanges, nursesStation, treatmentRoom, waitingArea, ward } from './ward-rooms';
import { WardCorridor } from './WardCorridor';
import { Approvers } from './Approvers';

const answerTo = (question: RegExp) =>
  healthCare.questions
    .find(({ title }) => question.test(title))
    ?.body.map(plainText)
    .join(' ') ?? '';

test('every room of the ward reaches our optimum at working speed, without its ventilation', () => {
  for (const room of ward) {
    expect.soft(room.ventilationAch, room.name).toBe(0);
    expect.soft(rateAch(machineRate(room)), room.name).toBeGreaterThanOrEqual(6);
  }
  expect(healthCare.rooms.map(({ key }) => key)).toEqual([
    consultingRoom.key,
    treatmentRoom.key,
    bay.key,
    waitingArea.key,
  ]);
});

test('the ward prints airflow ÷ volume for each room at both speeds, and no machine for isolation room, sluice and corridor', () => {
  render(<WardCorridor />, { wrapper: MemoryRouter });
  const drawing = screen.getByRole('img').getAttribute('aria-label') ?? '';
  for (const [machines, number, full, used, speed, volumeM3] of [
    ['two GEN Y', 2, 633, 400, 3, 7.2 * 5.4 * 2.7],
    ['one GEN Y', 1, 633, 400, 3, 4.3 * 5.4 * 2.7],
    ['two GEN X', 2, 727, 440, 3, 8.8 * 5 * 2.7],
    ['two GEN X', 2, 727, 265, 2, 6.4 * 5 * 2.7],
    ['one GEN Y each', 1, 633, 400, 3, 3.2 * 5 * 2.7],
  ] as const) {
    const [atFull, inUse] = [full, used].map((airflow) => ((number * airflow) / volumeM3).toFixed(1));
    expect(drawing).toContain(
      `${Math.round(volumeM3)} m³, ${machines}, ${inUse} ACH on speed ${speed}, ${atFull} at full speed`,
    );
  }
  expect(drawing).toMatch(/one corridor, which has no machine/);
  expect(drawing).toMatch(/Isolation room, its own ventilation and pressure: no purifier/);
  expect(drawing).toMatch(/Sluice, its own extract: no purifier/);
});

test('the ward adds up its machines and what they cost', () => {
  render(<WardCorridor />, { wrapper: MemoryRouter });
  const fleet = fleetOf(ward);
  expect(fleet).toEqual([
    { model: 'GEN Y', machines: 7 },
    { model: 'GEN X', machines: 4 },
  ]);
  const total = money(7 * generationYSummary.pricePence + 4 * generationXSummary.pricePence);
  expect(fleetPrice(fleet).total).toBe(total);
  expect(screen.getByText(new RegExp(`11 machines, ${total} including VAT`))).toBeInTheDocument();
});

test('ventilation and machines add up to the printed sums, at working and at full speed', () => {
  render(<VentilationSum />);
  for (const figure of ['7.6', '13.6', '12.1', '18.1']) expect(screen.getByText(figure)).toBeInTheDocument();
  expect(screen.getByText(/Health and Safety Executive/)).toBeInTheDocument();
  expect(screen.getByText(/in the air that has passed the filters, by UV-C/)).toBeInTheDocument();
});

test('only Generation Y is called quieter than 20 dB(A), and the noise of the bay counts both machines', () => {
  render(
    <MemoryRouter>
      <Approvers />
    </MemoryRouter>,
  );
  expect(screen.getByText(/At speed 1 Generation Y is below 20 dB\(A\)/)).toBeInTheDocument();
  const answer = answerTo(/sleep/);
  const [working, full] = (['working', 'full'] as const).map((running) =>
    togetherDbA(speedOf(bay.model, running).noiseDbA, bay.machines),
  );
  expect(answer).toContain(`on speed 3, at ${working} dB(A) together`);
  expect(answer).toContain(`at full speed, at ${full}`);
  expect(answer).toContain('size the room at the working speed; run at full speed between uses.');
});

// CDC, MMWR, 28 October 1994, Table S3-1.
test.each([
  [3, 46, 92, 138],
  [6, 23, 46, 69],
  [10, 14, 28, 41],
])(
  'at %i air changes an hour the table reads as the CDC printed it',
  (airChanges, ninety, ninetyNine, ninetyNineNine) => {
    expect([0.9, 0.99, 0.999].map((share) => wholeMinutes(airChanges, share))).toEqual([
      ninety,
      ninetyNine,
      ninetyNineNine,
    ]);
  },
);

test('a table gives the minutes of the chart, their assumptions and the source of each figure', () => {
  render(<Clearance />, { wrapper: MemoryRouter });
  const rates = clearanceRooms.map(({ rate }) => rate && rateText(rate));
  expect(rates).toEqual([undefined, undefined, undefined, '16.4', '20.1']);
  const row = screen.getByRole('row', { name: /treatment room and one GEN Y, full speed/ });
  const quickest = clearanceRooms.at(-1)?.airChanges ?? 0;
  expect(within(row).getByRole('rowheader')).toHaveTextContent('20.1');
  expect(within(row).getAllByRole('cell')[1]).toHaveTextContent(`${wholeMinutes(quickest, 0.99)} min`);
  expect(screen.getByRole('row', { name: /our own minimum/ })).toBeInTheDocument();
  expect(screen.getByText(/evenly mixed air and no further source/)).toBeInTheDocument();
  expect(htmAirChanges).toEqual({ generalClinicalArea: 6, treatmentRoom: 10 });
});

test('the nurses’ station has a room of its own, so that no machine serves the corridor', () => {
  expect(nursesStation.name).toBe('Nurses’ station');
  expect(nursesStation.machines).toBe(2);
});
