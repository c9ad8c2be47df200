import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { machineAirChanges } from '../machine-room';
import { diningRoomAch, evening, seats } from './evening';
import { EveningFacade } from './EveningFacade';
import { EventSection } from './EventSection';
import { MemoryRouter } from 'react-router-dom';
import { Sitting } from './Sitting';
import { banquetTables, machineSpots } from './venue-furniture';
import { bedroom, functionRoom, restaurant } from './venue-rooms';
import { VenueRooms } from './VenueRooms';

describe('the evening', () => {
  test('full output is 2 x 1156 ÷ 288 air changes an hour, half output half of that', () => {
    expect(diningRoomAch.full).toBeCloseTo(2312 / 288, 10);
    expect(diningRoomAch.half).toBeCloseTo(1156 / 288, 10);
  });

  test('every window says its covers and air changes, and nobody stands', () => {
    render(<EveningFacade />);
    const told = screen.getByRole('img').getAttribute('aria-label');
    for (const { time, covers, output } of evening) {
      expect(covers).toBeLessThanOrEqual(seats);
      expect(told).toContain(`${time}: ${covers} covers, ${diningRoomAch[output].toFixed(2)} air changes an hour`);
    }
  });

  test('the machines are never at full output in a room that is half empty and quiet', () => {
    const loud = evening.filter(({ output }) => output === 'full').map(({ covers }) => covers);
    for (const covers of loud) expect(covers === 0 || covers > seats / 2).toBe(true);
  });
});

test('between two sittings each panel shows as many dots as its number says: 100 x e^(-ACH / 4)', () => {
  render(<Sitting />);
  const panels = screen.getAllByRole('listitem');
  const aches = [1, 1 + 1156 / 288, 1 + 2312 / 288];
  expect(panels).toHaveLength(aches.length);
  panels.forEach((panel, index) => {
    const left = Math.round(100 * Math.exp(-(aches[index] ?? 0) / 4));
    expect(panel).toHaveTextContent(`${left} of 100 left after 15 minutes`);
    expect(panel.querySelectorAll('[data-left]')).toHaveLength(left);
  });
});

test('bedroom, restaurant and function room print CADR ÷ volume', () => {
  render(<VenueRooms />);
  const figures = [727 / (5.2 * 3.8 * 2.5), 2312 / 288, 5780 / 864].map((ach) => ach.toFixed(2));
  expect([bedroom, restaurant, functionRoom].map((room) => machineAirChanges(room).toFixed(2))).toEqual(figures);
  for (const figure of figures) expect(screen.getByText(figure)).toBeInTheDocument();
});

describe('the event', () => {
  test('needs the five machines that six air changes ask for, and prints the sum', () => {
    render(
      <MemoryRouter>
        <EventSection askHref="/contact?about=event" />
      </MemoryRouter>,
    );
    const exact = (6 * 864) / 1156;
    expect(functionRoom.machines).toBe(Math.ceil(exact));
    expect(screen.getByText(new RegExp(`is ${exact.toFixed(2)}\\. Five machines`))).toHaveTextContent(
      `${(5780 / 864).toFixed(2)} ACH`,
    );
    expect(screen.getByRole('link', { name: /ask about your date/i })).toHaveAttribute('href', '/contact?about=event');
  });

  test('machines keep 20 cm from every wall and clear of the tables', () => {
    const spots = machineSpots(functionRoom);
    expect(spots).toHaveLength(functionRoom.machines);
    for (const [x, y] of spots) {
      expect(Math.min(x, y, functionRoom.lengthM - x - 0.46, functionRoom.widthM - y - 0.46)).toBeGreaterThanOrEqual(
        0.199,
      );
      for (const table of banquetTables) {
        expect(Math.hypot(table.x - x - 0.23, table.y - y - 0.23)).toBeGreaterThan(table.radius + 0.3);
      }
    }
  });
});
