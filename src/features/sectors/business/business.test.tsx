// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { businessQuestions } from '@/data/questions/business';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { openOffice, wholeFloor } from '@/data/rooms/business-rooms';
import { machineAirflowM3PerHour } from '@/domain/speeds';
import { recommendedChoice } from '@/data/room-answers';
import { plainText } from '@/domain/rich-text';
import { priceOf } from '@/mocks/price-of';
import { show } from '@/mocks/show';
import { percent } from '@/lib/format/percent';
import { machineAirChanges } from '../room-machines';
import { benchAt, benchCount, desk, floorMachineSpots, openFloor, planPairs } from './building';
import { dayEndMin, dayStartMin, gapAfter } from './meeting-rooms';
import { FloorPlan } from './FloorPlan';
import { MeetingDay } from './MeetingDay';
import { meetingRooms } from './meeting-rooms';

describe('the office of the first answer', () => {
  test('its floor is three of the typical office, and takes no more machines than three of them', () => {
    expect(openFloor.machines).toBe(15);
    expect(openFloor.machines).toBeLessThanOrEqual(3 * recommendedChoice(openOffice).machines);
    expect(sectorRooms.business).toContain(openOffice);
    expect(sectorRooms.business).toContain(wholeFloor);
  });

  test('the first answer states the rate of the floor', () => {
    const answer = businessQuestions[0]?.body.map(plainText).join(' ');
    expect(answer).toContain(`${((15 * machineAirflowM3PerHour('GEN X', 2)) / 648).toFixed(1)} air changes an hour`);
  });
});

describe('the plan of the floor', () => {
  test('draws two desks for every pair, a machine at each of its spots and those of each room, in each layout', () => {
    render(<FloorPlan title="A floor" lead="" />);
    const plans = screen.getAllByRole('img', { name: /36 desks and 4 meeting rooms.*20 in all/ });
    expect(plans).toHaveLength(3);
    for (const plan of plans) {
      expect(plan.querySelectorAll('rect[stroke-width="1"]')).toHaveLength(36);
      expect(plan.querySelectorAll('circle')).toHaveLength(20);
    }
  });

  test('every desk is clear of the walls and every machine is clear of the benches', () => {
    const benches = Array.from({ length: benchCount }, (_, index) => benchAt(index, planPairs));
    expect(floorMachineSpots).toHaveLength(openFloor.machines);
    for (const { xM, y0M, y1M } of benches) {
      expect(xM).toBeGreaterThan(0.6);
      expect(xM + 2 * desk.depthM).toBeLessThan(openFloor.lengthM - 0.6);
      expect(y0M).toBeGreaterThan(0.5);
      expect(y1M).toBeLessThan(openFloor.widthM - 0.5);
      for (const { alongM, wall } of floorMachineSpots) {
        if (wall === 'left') expect(xM).toBeGreaterThan(1);
        else expect(Math.abs(alongM - (xM + desk.depthM))).toBeGreaterThan(desk.depthM + 0.5);
      }
    }
  });
});

describe('the day of the meeting rooms', () => {
  test.each(meetingRooms.map((room) => [room.name, room] as const))(
    '%s: bookings follow each other and fit',
    (_, room) => {
      let free = dayStartMin;
      for (const booking of room.day) {
        expect(booking.fromMin).toBeGreaterThanOrEqual(free);
        expect(booking.people).toBeLessThanOrEqual(room.seats);
        expect(gapAfter(room, booking)).toBeGreaterThanOrEqual(booking.toMin);
        free = booking.toMin;
      }
      expect(free).toBeLessThanOrEqual(dayEndMin);
    },
  );

  test('the machines of each room reach six at their speed, the windows shut', () => {
    expect(meetingRooms.map(({ machines }) => machines)).toEqual([2, 1, 1, 1]);
    for (const { name, machines, model, speed, lengthM, widthM, heightM } of meetingRooms) {
      const ach = (machines * machineAirflowM3PerHour(model, speed)) / (lengthM * widthM * heightM);
      expect.soft(ach, name).toBeGreaterThanOrEqual(6);
    }
  });

  test('each room prints its price and the share that 15 minutes at full speed remove, at most 99.9%', () => {
    show(<MeetingDay title="A day" lead="" hours={['Morning', 'Noon', 'Evening']} />);
    for (const room of meetingRooms) {
      const row = screen.getByRole('heading', { name: room.name }).closest('li') as HTMLElement;
      const full = room.machines * machineAirflowM3PerHour(room.model);
      const volume = room.lengthM * room.widthM * 2.7;
      expect(machineAirChanges(room, 'full')).toBeCloseTo(full / volume, 10);
      expect(row).toHaveTextContent(`${percent(Math.min(1 - Math.exp(-full / volume / 4), 0.999))}%`);
      expect(row).toHaveTextContent(priceOf('generation-x', room.machines));
    }
  });
});
