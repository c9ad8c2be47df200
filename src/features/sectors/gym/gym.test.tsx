// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  changingRoom,
  gymFloor,
  intervalStudio,
  spinStudio,
  gymTreatmentRoom,
  yogaStudio,
} from '@/data/rooms/gym-rooms';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { rateAch } from '@/domain/air-changes';
import { show } from '@/mocks/show';
import { machineRate, withMachines } from '../room-machines';
import { drawnBreaths, breathTrace, litresPerMinute, activityLevelKeys, activityLevels } from './breathing';
import { ClassDay } from './ClassDay';
import { StudioTable } from './StudioTable';

const rooms = [spinStudio, intervalStudio, gymFloor, yogaStudio, changingRoom, gymTreatmentRoom];
const studios = rooms.map((room) => withMachines(room));

describe('breathing', () => {
  test('stays within the textbook ranges: 6 to 10 L/min at rest, 60 to 100 and more at hard work', () => {
    expect(litresPerMinute(activityLevels.rest)).toBeGreaterThanOrEqual(6);
    expect(litresPerMinute(activityLevels.rest)).toBeLessThanOrEqual(10);
    expect(litresPerMinute(activityLevels.hard)).toBeGreaterThanOrEqual(60);
    expect(litresPerMinute(activityLevels.flatOut)).toBeGreaterThanOrEqual(100);
  });

  test('the trace draws every breath of a minute whole, a quarter of it at each pace', () => {
    const breaths = activityLevelKeys.map((key) => activityLevels[key].breathsPerMinute / 4);
    expect(activityLevelKeys.map((key) => drawnBreaths(activityLevels[key].breathsPerMinute))).toEqual(breaths);
    const trace = breathTrace({ left: 0, levelWidth: 100, base: 300, unitsPerLitre: 10 });
    expect(trace.match(/C/g)).toHaveLength(2 * breaths.reduce((sum, count) => sum + count, 0));
    expect(trace.endsWith('400.0 300')).toBe(true);
  });

  test('a spin class breathes eight times as much as people lying on the mat', () => {
    expect(litresPerMinute(activityLevels.hard) / litresPerMinute(activityLevels.rest)).toBe(8);
  });

  test('the day names the speed of each class, and its air changes', () => {
    show(<ClassDay />);
    expect(screen.getByText(/^An example day/)).toHaveTextContent(
      `${((2 * 727) / 189).toFixed(1)} air changes an hour at full speed, ${((2 * 440) / 189).toFixed(1)} in stretch`,
    );
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)[1]).toMatch(/Stretch.*Speed 3/);
  });
});

describe('studio by studio', () => {
  test('every room of six at six or more at the speed it is used at, as its lead says', () => {
    expect(studios).toHaveLength(6);
    expect(studios.reduce((sum, { machines }) => sum + machines, 0)).toBe(15);
    for (const studio of studios) {
      expect.soft(rateAch(machineRate(studio)), studio.name).toBeGreaterThanOrEqual(6);
    }
  });

  test('rooms with music are sized at full speed, quiet ones at working speed', () => {
    const sizedAt = Object.fromEntries(studios.map((studio) => [studio.name, studio.sizedAt]));
    expect(sizedAt).toEqual({
      'Spin studio': 'full',
      'Interval studio': 'full',
      'Gym floor': 'full',
      'Yoga studio': 'working',
      'Changing room, dry side': 'working',
      'Treatment room': 'working',
    });
  });

  test('a row prints the noise at the speed in use', () => {
    show(
      <StudioTable
        title="Studios"
        lead=""
        head={['Room', 'Machines', 'Noise', 'Price']}
        rows={[
          { room: gymFloor, people: 'members' },
          { room: yogaStudio, people: 'mats' },
        ]}
        note=""
      />,
    );
    const row = screen.getByRole('row', { name: /gym floor/i });
    expect(within(row).getByText(/^30 members, 15 × 10\sm$/)).toBeInTheDocument();
    expect(row).toHaveTextContent(/61\sdB\(A\) at full speed/);
    const yoga = screen.getByRole('row', { name: /yoga studio/i });
    expect(yoga).toHaveTextContent(/38\sdB\(A\) on speed 2/);
  });

  test('the rooms of the answer are those of the table', () => {
    for (const room of sectorRooms.gym) expect.soft(studios.map(({ key }) => key)).toContain(room.key);
  });
});
