import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { remainingShare } from '@/domain/clearance';
import { percent } from '@/lib/format/percent';
import { HeadedSection } from '../HeadedSection';
import { machineAirChanges, machinesLabel } from '../room-machines';
import {
  occupiedFraction,
  type Booking,
  dayEndMin,
  dayStartMin,
  gapAfter,
  type MeetingRoom,
  meetingRooms,
} from './meeting-rooms';

type DayStripProps = { room: MeetingRoom };

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

/** Minutes run along x, shares of the seats along y. */
function DayStrip({ room }: DayStripProps) {
  return (
    <StaticSvg
      height="56"
      className="d-block w-100"
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

const gapMin = 15;

type MeetingDayProps = { title: string; lead: string; hours: readonly string[]; note: string };

/** A meeting room's day: how soon its air is clean between meetings. */
export function MeetingDay({ title, lead, hours, note }: MeetingDayProps) {
  return (
    <HeadedSection title={title} lead={lead} background="ink">
      <p className="small muted text-end mb-1">Gone after {gapMin} min</p>
      <ul className="plain-list border-top">
        {meetingRooms.slice(0, 3).map((room) => (
          <Row as="li" key={room.name} className="align-items-end border-bottom row-gap-2 mx-0 py-2 py-lg-3">
            <Col xs={8} lg={3} className="ps-0">
              <h3 className="item">{room.name}</h3>
              <p className="small muted m-0">{machinesLabel(room)}</p>
            </Col>
            <Col xs={4} lg={2} className="order-lg-1 pe-0 text-end">
              <p className="num title m-0">{percent(1 - remainingShare(machineAirChanges(room, 'full'), gapMin))}%</p>
              <p className="visually-hidden">In use {percent(occupiedFraction(room))}% of the day.</p>
            </Col>
            <Col xs={12} lg={7} className="px-0">
              <DayStrip room={room} />
            </Col>
          </Row>
        ))}
      </ul>
      <Row className="mx-0 mt-2 small muted" aria-hidden="true">
        <Col lg={3} />
        <Col lg={7} className="d-flex justify-content-between px-0">
          {hours.map((hour) => (
            <span className="text-nowrap" key={hour}>
              {hour}
            </span>
          ))}
        </Col>
      </Row>
      <p className="small mt-3 mb-0 muted">{note}</p>
    </HeadedSection>
  );
}
