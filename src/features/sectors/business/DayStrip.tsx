import { StaticSvg } from '@/components/ui/StaticSvg';
import { remainingShare } from '@/domain/clearance';
import { machineAirChanges } from '../room-machines';
import { type Booking, dayEndMin, dayStartMin, gapAfter, type MeetingRoom } from './meeting-rooms';

const height = 100;
const thin = { vectorEffect: 'non-scaling-stroke' } as const;

function peopleLines({ fromMin, toMin, people }: Booking, seats: number): string {
  const step = height / seats;
  return Array.from({ length: people }, (_, i) => `M${fromMin + 2} ${height - (i + 0.5) * step}H${toMin}`).join('');
}

function slope(room: MeetingRoom, booking: Booking): string {
  const from = booking.toMin;
  const to = gapAfter(room, booking);
  const ach = machineAirChanges(room, 'full');
  const full = (booking.people / room.seats) * height;
  const steps = Array.from({ length: Math.floor((to - from) / 3) + 1 }, (_, i) => i * 3);
  const edge = steps.map(
    (minutes) => `L${from + minutes} ${(height - full * remainingShare(ach, minutes)).toFixed(1)}`,
  );
  return `M${from} ${height}${edge.join('')}L${to} ${height}Z`;
}

type DayStripProps = { room: MeetingRoom };

/** A meeting room's day: minutes along x, shares of its seats along y, and how its air clears after each meeting. */
export function DayStrip({ room }: DayStripProps) {
  return (
    <StaticSvg
      className="d-block w-100 h-auto"
      viewBox={`${dayStartMin} 0 ${dayEndMin - dayStartMin} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {Array.from({ length: 11 }, (_, hour) => dayStartMin + hour * 60).map((minute) => (
        <path key={minute} d={`M${minute} 0V${height}`} stroke="var(--rule)" {...thin} />
      ))}
      <path d={`M${dayStartMin} ${height}H${dayEndMin}`} stroke="var(--slate-on-dark)" {...thin} />
      {room.day.map((booking) => (
        <g key={booking.fromMin}>
          <path d={slope(room, booking)} fill="var(--cyan)" />
          <path d={peopleLines(booking, room.seats)} stroke="var(--ember)" strokeWidth="1.5" {...thin} />
        </g>
      ))}
    </StaticSvg>
  );
}
