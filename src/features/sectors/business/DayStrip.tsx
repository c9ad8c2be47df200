import { StaticSvg } from '@/components/ui/StaticSvg';
import { shareLeft } from '@/domain/clearance';
import { machineAirChanges } from '../machine-room';
import { dayEndMin, dayStartMin, gapAfter } from './day';
import type { Booking, MeetingRoom } from './meeting-rooms';
import styles from './MeetingDay.module.scss';

export type DayStripProps = { room: MeetingRoom };

const height = 100;

/** A line for each person over the length of a booking, from the floor up. */
function peopleLines({ fromMin, toMin, people }: Booking, seats: number): string {
  const step = height / seats;
  return Array.from({ length: people }, (_, i) => `M${fromMin + 2} ${height - (i + 0.5) * step}H${toMin}`).join('');
}

/** What a booking leaves in the air, as an area that falls through the gap behind it. */
function slope(room: MeetingRoom, booking: Booking): string {
  const from = booking.toMin;
  const to = gapAfter(room, booking);
  const ach = machineAirChanges(room, 'full');
  const full = (booking.people / room.seats) * height;
  const steps = Array.from({ length: Math.floor((to - from) / 3) + 1 }, (_, i) => i * 3);
  const edge = steps.map((minutes) => `L${from + minutes} ${(height - full * shareLeft(ach, minutes)).toFixed(1)}`);
  return `M${from} ${height}${edge.join('')}L${to} ${height}Z`;
}

/** The bookings of one room over the day: minutes across, shares of its seats upwards. */
export function DayStrip({ room }: DayStripProps) {
  return (
    <StaticSvg
      className={styles.strip}
      viewBox={`${dayStartMin} 0 ${dayEndMin - dayStartMin} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: 11 }, (_, hour) => dayStartMin + hour * 60).map((minute) => (
        <path key={minute} d={`M${minute} 0V${height}`} className={styles.hour} />
      ))}
      <path d={`M${dayStartMin} ${height}H${dayEndMin}`} className={styles.floor} />
      {room.day.map((booking) => (
        <g key={booking.fromMin}>
          <path d={slope(room, booking)} className={styles.left} />
          <path d={peopleLines(booking, room.seats)} className={styles.people} />
        </g>
      ))}
    </StaticSvg>
  );
}
