import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { machineAirChanges } from '../machine-room';
import { AddsUp } from './AddsUp';
import { Clearance } from './Clearance';
import { clearanceRooms, wholeMinutes } from './clearance';
import { bay, consultingRoom, htmAirChanges, stationAirChanges, treatmentRoom, waitingArea } from './ward-rooms';
import { WardCorridor } from './WardCorridor';

test('every machine of the ward reaches the figure that stands beside its room', () => {
  expect(machineAirChanges(bay)).toBeGreaterThanOrEqual(htmAirChanges.generalClinicalArea);
  expect(machineAirChanges(treatmentRoom)).toBeGreaterThanOrEqual(htmAirChanges.treatmentRoom);
  for (const airChanges of [machineAirChanges(waitingArea), machineAirChanges(consultingRoom), stationAirChanges])
    expect(airChanges).toBeGreaterThanOrEqual(6);
});

test('the ward prints CADR ÷ volume for each room, and no machine for the isolation room', () => {
  render(<WardCorridor />);
  const drawing = screen.getByRole('img').getAttribute('aria-label') ?? '';
  expect(drawing).toContain(`One GEN Y: ${(633 / (7.2 * 5.4 * 2.7)).toFixed(2)} ACH`);
  expect(drawing).toContain(`One GEN Y: ${(633 / (4.3 * 5.4 * 2.7)).toFixed(2)} ACH`);
  expect(drawing).toContain(`One GEN Z: ${(1156 / (8.8 * 5 * 2.7)).toFixed(2)} ACH`);
  expect(drawing).toContain(`Two GEN X: ${((2 * 727) / (6.4 * 5 * 2.7 + 23.1 * 2.4 * 2.7)).toFixed(2)} ACH`);
  expect(drawing).toMatch(/Isolation room, its own ventilation and, pressure: no purifier/);
});

test('ventilation and machine add up to the printed sum', () => {
  render(<AddsUp />);
  expect(screen.getByText('6.03')).toBeInTheDocument();
  expect(screen.getByText('12.03')).toBeInTheDocument();
  expect(screen.getByText(/Health and Safety Executive/)).toBeInTheDocument();
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

test('a visitor who cannot see the chart finds its minutes in a table, with what they assume', () => {
  render(<Clearance />);
  const row = screen.getByRole('row', { name: /treatment room and one GEN Y/ });
  const quickest = clearanceRooms.at(-1)?.airChanges ?? 0;
  expect(within(row).getByRole('rowheader')).toHaveTextContent('20.10');
  expect(within(row).getAllByRole('cell')[1]).toHaveTextContent(`${wholeMinutes(quickest, 0.99)} min`);
  expect(screen.getByText(/mixing factor of 1/)).toBeInTheDocument();
});
