import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { machinesLabel, recommendedChoice, formatPrice } from '@/data/room-answers';
import { remainingShare } from '@/domain/clearance';
import { formatFloor } from '@/domain/room';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { percent } from '@/lib/format/percent';
import { HeadedSection } from '../HeadedSection';
import { machineAirChanges } from '../room-machines';
import { DayStrip } from './DayStrip';
import { type MeetingRoom, meetingRooms } from './meeting-rooms';

const gapMin = 15;

/** The share that the machines take out at full speed; no room is quite without particles. */
function goneFrom(room: MeetingRoom): number {
  return Math.min(1 - remainingShare(machineAirChanges(room, 'full'), gapMin), 0.999);
}

type MeetingDayProps = {
  title: string;
  lead: string;
  /** Below the days. */
  hours: readonly string[];
};

/** The rooms of the floor, each with its day, and how soon its air is clean between meetings. */
export function MeetingDay({ title, lead, hours }: MeetingDayProps) {
  return (
    <HeadedSection title={title} lead={lead} background="ink">
      <ul className="plain-list border-top">
        {meetingRooms.map((room) => (
          <li key={room.name} className="border-bottom pt-2">
            <Row className="align-items-end row-gap-2">
              <Col xs={8} lg={3} className="pb-lg-2">
                <h3 className="item">{room.name}</h3>
                <p className="m-0">
                  {machinesLabel(room)}, {formatPrice(recommendedChoice(room))}
                </p>
                <p className="small muted m-0">
                  {room.seats} seats, {noBreakUnits(formatFloor(room))}
                </p>
              </Col>
              <Col xs={4} lg={{ span: 1, order: 1 }} className="text-end pb-lg-2">
                <p className="num h3 m-0">{percent(goneFrom(room))}%</p>
                <p className="small muted m-0">
                  gone<span className="visually-hidden"> after the break</span>
                </p>
              </Col>
              <Col xs={12} lg={8}>
                <DayStrip room={room} />
              </Col>
            </Row>
          </li>
        ))}
      </ul>
      {/* Each hour in the middle of its line. */}
      <Row className="mt-2 small">
        <Col lg={{ span: 8, offset: 3 }}>
          <StaticSvg height="20" className="d-block w-100 overflow-visible" fill="var(--slate)" aria-hidden="true">
            {hours.map((hour, index) => (
              <text key={hour} x={`${(100 * index) / (hours.length - 1)}%`} y="15" textAnchor="middle">
                {hour}
              </text>
            ))}
          </StaticSvg>
        </Col>
      </Row>
    </HeadedSection>
  );
}
