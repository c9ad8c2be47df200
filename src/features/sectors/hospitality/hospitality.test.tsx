// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { show } from '@/mocks/show';
import { machineAirChanges } from '../room-machines';
import { Sitting } from './Sitting';
import { banquetTables, machineSpots } from './function-room';
import { venueRooms } from './venue-rooms';
import { HotelBedroom } from './HotelBedroom';

describe('the evening', () => {
  test('is the room of the first answer, with the three machines that six air changes ask for', () => {
    expect(sectorRooms.hospitality[0].key).toBe(venueRooms.restaurant.key);
    expect(venueRooms.restaurant.machines).toBe(Math.ceil((6 * 288) / 727));
    expect(machineAirChanges(venueRooms.restaurant, 'full')).toBeCloseTo(2181 / 288, 10);
  });
});

test('between two sittings each setting prints what is left of a hundred: 100 x e^(-ACH / 4)', () => {
  show(<Sitting title="Sittings" lead="" windows="Windows" working="Working" full="Full" note="" />);
  const settings = screen.getAllByRole('listitem');
  const aches = [1, 1 + (3 * 440) / 288, 1 + 2181 / 288];
  expect(settings).toHaveLength(aches.length);
  settings.forEach((setting, index) => {
    const ach = aches[index] ?? 0;
    expect(setting).toHaveTextContent(new RegExp(`\\D${Math.round(100 * Math.exp(-ach / 4))}$`));
  });
});

test('the bedroom prints its air changes and noise by night and by day', () => {
  show(
    <HotelBedroom
      title="A bedroom"
      hours={[
        { name: 'Night', speed: 1 },
        { name: 'Day', speed: 2 },
      ]}
      windowShut={{ title: 'Window shut', text: 'Two', noiseDbA: 22 }}
      note=""
    />,
  );
  expect(venueRooms.bedroom).toMatchObject({ model: 'GEN X', machines: 1, speed: 2 });
  const [night, day] = screen.getAllByRole('listitem');
  expect(night).toHaveTextContent(/Speed 1: 3\.9 air changes an hour19 dB\(A\)$/);
  expect(day).toHaveTextContent(/Speed 2: 6\.4 air changes an hour32 dB\(A\)$/);
});

describe('the event', () => {
  test('machines keep 20 cm from every wall and clear of the tables', () => {
    expect(machineSpots).toHaveLength(venueRooms.functionRoom.machines);
    for (const [x, y] of machineSpots) {
      expect(
        Math.min(x, y, venueRooms.functionRoom.lengthM - x - 0.46, venueRooms.functionRoom.widthM - y - 0.46),
      ).toBeGreaterThanOrEqual(0.199);
      for (const table of banquetTables) {
        expect(Math.hypot(table.x - x - 0.23, table.y - y - 0.23)).toBeGreaterThan(table.radius + 0.3);
      }
    }
  });
});
