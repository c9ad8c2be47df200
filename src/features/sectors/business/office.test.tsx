import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { business } from '@/data/sectors/business';
import {
  benchAt,
  benchCount,
  desk,
  desksOnFloor,
  litresPerSecondPerDesk,
  machineXsM,
  openFloor,
  openFloorAch,
  pairsByStorey,
} from './building';
import { bookedShare, dayEndMin, dayStartMin, gapAfter } from './day';
import { DeskTower } from './DeskTower';
import { FloorPlan } from './FloorPlan';
import { filterDueMonths, kilowattHoursPerYear, officeSchedule, schedules } from './machine-year';
import { MeetingDay } from './MeetingDay';
import { meetingRoomAch, meetingRooms } from './meeting-rooms';
import { MemoryRouter } from 'react-router-dom';

describe('the tower of desks', () => {
  test('every floor has 3 x 1156 ÷ (24 x 10 x 2.7) air changes an hour, whatever its desks', () => {
    expect(openFloorAch).toBeCloseTo((3 * 1156) / (24 * 10 * 2.7), 10);
    expect(business.questions[0]?.body.join(' ')).toContain(`${openFloorAch.toFixed(2)} air changes an hour`);
  });

  test('prints the litres a second that each desk of a floor gets: 3468 ÷ 3.6 ÷ desks', () => {
    render(<DeskTower />);
    const floors = screen.getAllByRole('listitem').map((floor) => floor.textContent);
    expect(floors).toEqual(
      [24, 36, 48, 60].map((desks) => `${desks} desks${((3 * 1156) / 3.6 / desks).toFixed(1)} L/s each`),
    );
  });

  test('the air of a floor is shared out to its desks with nothing lost', () => {
    for (const pairs of pairsByStorey) {
      const desks = desksOnFloor(pairs);
      expect(litresPerSecondPerDesk(desks) * desks * 3.6).toBeCloseTo(3 * 1156, 6);
    }
  });
});

describe('the plan of the floor', () => {
  test('draws two desks and two chairs for every pair of every bench, in both layouts', () => {
    render(
      <MemoryRouter>
        <FloorPlan />
      </MemoryRouter>,
    );
    const plans = screen.getAllByRole('img', { name: /36 desks and 4 meeting rooms/ });
    expect(plans).toHaveLength(2);
    for (const plan of plans) expect(plan.querySelectorAll('rect[fill="#f7efe9"]')).toHaveLength(36);
  });

  test('no desk stands in a wall, and every machine stands in an aisle', () => {
    const benches = Array.from({ length: benchCount }, (_, index) => benchAt(index, Math.max(...pairsByStorey)));
    for (const { xM, y0M, y1M } of benches) {
      expect(xM).toBeGreaterThan(0.6);
      expect(xM + 2 * desk.depthM).toBeLessThan(openFloor.lengthM - 0.6);
      expect(y0M).toBeGreaterThan(0.5);
      expect(y1M).toBeLessThan(openFloor.widthM - 0.5);
      for (const machineX of machineXsM) {
        expect(Math.abs(machineX - (xM + desk.depthM))).toBeGreaterThan(desk.depthM + 0.5);
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
      expect(bookedShare(room)).toBeLessThan(1);
    },
  );

  test('each room prints its own air changes and the share that 15 minutes of them remove', () => {
    render(<MeetingDay />);
    for (const room of meetingRooms) {
      const row = screen.getByRole('heading', { name: room.name }).closest('li');
      const ach = (room.model === 'GEN X' ? 727 : 180) / (room.lengthM * room.widthM * 2.7);
      expect(meetingRoomAch(room)).toBeCloseTo(ach, 10);
      const gone = (100 * (1 - Math.exp(-ach / 4))).toFixed(0);
      expect(within(row as HTMLElement).getByText(new RegExp(`at ${ach.toFixed(2)} ACH`))).toHaveTextContent(
        `${gone}%`,
      );
    }
  });
});

describe('a year of a machine', () => {
  test('round the clock the filter is due after six months, in office hours after twelve', () => {
    expect(schedules.map(filterDueMonths)).toEqual([6, 12, 12]);
  });

  test('an office year is 2,600 hours, at 120 W at most 312 kWh', () => {
    expect(officeSchedule.hoursPerYear).toBe(2600);
    expect(kilowattHoursPerYear(120, officeSchedule)).toBe(312);
  });
});
