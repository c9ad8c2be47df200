import { StaticSvg } from '@/components/ui/StaticSvg';
import { purifiers } from '@/data/purifiers';
import { shareLeft } from '@/domain/clearance';
import { percent } from '@/lib/format/percent';
import { HeadedSection } from '../HeadedSection';
import { machineAirChanges } from '../room-machines';
import {
  bookedShare,
  type Booking,
  dayEndMin,
  dayStartMin,
  gapAfter,
  type MeetingRoom,
  meetingRooms,
} from './meeting-rooms';
import styles from './Business.module.scss';

type DayStripProps = { room: MeetingRoom };

const height = 100;

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
  const edge = steps.map((minutes) => `L${from + minutes} ${(height - full * shareLeft(ach, minutes)).toFixed(1)}`);
  return `M${from} ${height}${edge.join('')}L${to} ${height}Z`;
}

/** Minutes run along x, shares of the seats along y. */
function DayStrip({ room }: DayStripProps) {
  return (
    <StaticSvg
      className={`d-block w-100 ${styles.strip}`}
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

const gapMin = 15;

export type MeetingDayProps = { title: string; lead: string; hours: readonly string[]; note: string };

export function MeetingDay({ title, lead, hours, note }: MeetingDayProps) {
  return (
    <HeadedSection title={title} lead={lead} tone="ink">
      <ul className={`plain-list ${styles.rooms}`}>
        {meetingRooms.slice(0, 3).map((room) => (
          <li key={room.name}>
            <div className={styles.room}>
              <h3 className="item">{room.name}</h3>
              <p>One {purifiers[room.model].model}</p>
            </div>
            <DayStrip room={room} />
            <p className={`m-0 ${styles.reading}`}>
              <span className="num d-block title">
                {percent(1 - shareLeft(machineAirChanges(room, 'full'), gapMin))}
                <small>%</small>
              </span>
            </p>
            <p className="visually-hidden">In use {percent(bookedShare(room))}% of the day.</p>
          </li>
        ))}
      </ul>
      <div className={`d-flex justify-content-between ${styles.hours}`} aria-hidden="true">
        {hours.map((hour) => (
          <span className="text-nowrap" key={hour}>
            {hour}
          </span>
        ))}
      </div>
      <p className={`fine mt-4 mb-0 muted ${styles.note}`}>{note}</p>
    </HeadedSection>
  );
}
