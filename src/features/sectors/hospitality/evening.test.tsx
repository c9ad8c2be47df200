// @vitest-environment jsdom
// Written down here: prices.
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { hospitality } from '@/data/sectors/hospitality';
import { machineAirChanges } from '../machine-room';
import { evening, seats } from './evening';
import { EveningFacade } from './EveningFacade';
import { EventSection } from './EventSection';
import { Sitting } from './Sitting';
import { banquetTables, machineSpots } from './venue-furniture';
import { bedroom, functionRoom, restaurant } from './venue-rooms';
import { VenueRooms } from './VenueRooms';

describe('the evening', () => {
  test('is the room of the first answer, with the two machines that six air changes ask for', () => {
    expect(hospitality.rooms[0].key).toBe(restaurant.key);
    expect(restaurant.machines).toBe(Math.ceil((6 * 288) / 1156));
    expect(machineAirChanges(restaurant, 'full')).toBeCloseTo(2312 / 288, 10);
  });

  test('every window says its covers and air changes, and nobody stands', () => {
    render(<EveningFacade />);
    const told = screen.getByRole('img').getAttribute('aria-label');
    const rates = { off: 'machines off', working: '3.85 air changes an hour', full: '8.03 air changes an hour' };
    for (const { time, covers, output } of evening) {
      expect(covers).toBeLessThanOrEqual(seats);
      expect(told).toContain(`${time}: ${covers} covers, ${rates[output]}`);
    }
  });

  test('every window draws the two machines', () => {
    const { container } = render(<EveningFacade />);
    expect(container.querySelectorAll('[data-machine]')).toHaveLength(2 * evening.length);
  });

  test('the machines are never at full speed in a room that is half empty and quiet', () => {
    const loud = evening.filter(({ output }) => output === 'full').map(({ covers }) => covers);
    for (const covers of loud) expect(covers === 0 || covers > seats / 2).toBe(true);
  });
});

test('between two sittings each setting says what is left of a hundred: 100 x e^(-ACH / 4)', () => {
  render(<Sitting />, { wrapper: MemoryRouter });
  const settings = screen.getAllByRole('listitem');
  const aches = [1, 1 + (2 * 555) / 288, 1 + 2312 / 288];
  expect(settings).toHaveLength(aches.length);
  settings.forEach((setting, index) => {
    const ach = aches[index] ?? 0;
    expect(setting).toHaveTextContent(new RegExp(`^${Math.round(100 * Math.exp(-ach / 4))}`));
    expect(setting).toHaveTextContent(`15 minutes at ${index === 0 ? '1' : ach.toFixed(2)} ACH`);
  });
});

test('bedroom, restaurant and function room print their machines, their price and both rates', () => {
  render(<VenueRooms />);
  const expected = [
    { room: bedroom, machines: 'One GEN X', price: '£495.00', full: 727 / 49.4, working: 440 / 49.4 },
    { room: restaurant, machines: 'Two GEN Z', price: '£2,390.00', full: 2312 / 288, working: 1110 / 288 },
    { room: functionRoom, machines: 'Five GEN Z', price: '£5,975.00', full: 5780 / 864, working: 2775 / 864 },
  ];
  for (const { room, machines, price, full, working } of expected) {
    const row = screen.getByRole('heading', { name: room.name }).closest('li') as HTMLElement;
    expect(row).toHaveTextContent(`${machines}, ${price}`);
    expect(within(row).getByText(full.toFixed(2))).toBeInTheDocument();
    expect(within(row).getByText(working.toFixed(2))).toBeInTheDocument();
    expect(machineSpots(room)).toHaveLength(room.machines);
  }
});

describe('the event', () => {
  function open() {
    render(
      <MemoryRouter>
        <EventSection askHref="/contact?about=event" />
      </MemoryRouter>,
    );
  }

  test('needs the five machines that six air changes ask for, and prints the sum with both rates', () => {
    open();
    const exact = (6 * 864) / 1156;
    expect(functionRoom.machines).toBe(Math.ceil(exact));
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/five machines/);
    const count = screen.getByRole('heading', { name: 'Count' }).closest('li');
    expect(count).toHaveTextContent(`is ${exact.toFixed(1)}, so five Generation Z`);
    expect(count).toHaveTextContent(
      `${(5780 / 864).toFixed(2)} ACH at full speed, ${(2775 / 864).toFixed(2)} at working speed`,
    );
    expect(screen.getByRole('link', { name: /ask about your date/i })).toHaveAttribute('href', '/contact?about=event');
  });

  test('does not read as hire', () => {
    open();
    expect(document.body).toHaveTextContent('The machines are yours');
    expect(document.body).not.toHaveTextContent(/for one night|\bhire\b|\brent/i);
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
