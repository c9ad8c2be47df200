import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { shortName } from '@/domain/machines';
import { noBreakText } from '@/lib/format/no-break-units';
import { HeadedSection } from '../HeadedSection';
import { machinesLabel } from '../room-machines';
import { type Layout, type Place, placeOn } from '../plan-place';
import { floorMachineSpots, openFloor, planPairs } from './building';
import styles from '../SectorLayout.module.scss';
import { FloorPlanInterior } from './FloorPlanInterior';
import { type MeetingRoom, meetingRooms } from './meeting-rooms';

type PlanRoomLabelsProps = { place: Place; layout: Layout };

/** Label offset in units of the drawing. */
function insetOf(room: MeetingRoom, layout: Layout): { dx: number; dy: number } {
  const opensBelow = room.yM > 0;
  if (layout === 'wide') return { dx: 8, dy: opensBelow ? 62 : 26 };
  return { dx: opensBelow ? 34 : 10, dy: 18 };
}

function PlanRoomLabels({ place, layout }: PlanRoomLabelsProps) {
  const isWide = layout === 'wide';
  return meetingRooms.map((room) => {
    const { dx, dy } = insetOf(room, layout);
    const x = place.x(room.xM, room.yM) + dx;
    return (
      <text key={room.name} x={x} y={place.y(room.xM, room.yM) + dy} fontSize={isWide ? 14.5 : 12.5}>
        <tspan fontWeight="600" fill="var(--ink)">
          {room.name}
        </tspan>
        <tspan x={x} dy={isWide ? 20 : 14} fontWeight="600" fill="var(--teal)">
          {shortName(room.model)}
        </tspan>
      </text>
    );
  });
}

type FloorRulerProps = { place: Place };

function FloorRuler({ place }: FloorRulerProps) {
  const base = openFloor.widthM + 0.55;
  const ends = [0, openFloor.lengthM]
    .map((x) => `M${place.point(x, base - 0.2)}L${place.point(x, base + 0.2)}`)
    .join('');
  const middleM = openFloor.lengthM / 2;
  return (
    <g fontSize="15" textAnchor="middle">
      <path
        d={`M${place.point(0, base)}L${place.point(openFloor.lengthM, base)}${ends}`}
        stroke="var(--ink)"
        fill="none"
      />
      <text x={place.x(middleM, base)} y={place.y(middleM, base) + 26}>
        {openFloor.lengthM} m
      </text>
    </g>
  );
}

type PlanCutProps = { scale: number };

/** Phones show the floor from here to the rooms, in metres: beyond a bench. */
const cutM = 16.8;

/** A break line: the floor goes on. */
function PlanCut({ scale }: PlanCutProps) {
  const [y, width] = [cutM * scale, openFloor.widthM * scale];
  return (
    <>
      <rect x="-60" y={y - 120} width={width + 120} height="120" fill="#fff" />
      <path
        d={`M-8 ${y}H${width - 40}l8 -9l8 18l8 -9H${width + 8}`}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.2"
      />
      <text y={y - 9} fontSize="12.5">
        The open floor goes on: {openFloor.lengthM} m in all
      </text>
    </>
  );
}

const layouts = [
  { layout: 'wide', scale: 39, viewBox: '-4 -6 1256 450', className: 'd-none d-lg-block w-100 overflow-visible' },
  {
    layout: 'tall',
    scale: 29,
    viewBox: '-8 466 306 474',
    className: 'd-block d-lg-none w-100 w-sm-75 mx-auto overflow-hidden',
  },
] as const;

const inRooms = meetingRooms.reduce((sum, { machines }) => sum + machines, 0);
const label = `Plan of a floor with ${openFloor.people} desks and ${meetingRooms.length} meeting rooms. ${machinesLabel(openFloor)} stand on the open floor, at the ends of the aisles and 20 centimetres from the wall, and ${inRooms} in the rooms: ${floorMachineSpots.length + inRooms} in all.`;

type FloorPlanProps = {
  title: string;
  lead: string;
  /** Below the plan. */
  choices: readonly { title: string; text: string }[];
};

/** One floor from above; phones show its last bay and the rooms, turned by 90 degrees. */
export function FloorPlan({ title, lead, choices }: FloorPlanProps) {
  return (
    <HeadedSection title={title} lead={lead} className="overflow-hidden">
      <div className={styles.ground}>
        {layouts.map(({ layout, scale, viewBox, className }) => {
          const place = placeOn(layout, scale);
          return (
            <StaticSvg key={layout} viewBox={viewBox} className={`h-auto ${className}`} role="img" aria-label={label}>
              <FloorPlanInterior place={place} pairs={planPairs} />
              <PlanRoomLabels place={place} layout={layout} />
              {layout === 'wide' && <FloorRuler place={place} />}
              {layout === 'tall' && <PlanCut scale={scale} />}
            </StaticSvg>
          );
        })}
      </div>
      <Row className="mt-3 row-gap-3">
        {choices.map(({ title: choice, text }) => (
          <Col key={choice} lg={4}>
            <h3 className="item border-top border-dark pt-2">{noBreakText(choice)}</h3>
            <p className="m-0 small">{noBreakText(text)}</p>
          </Col>
        ))}
      </Row>
    </HeadedSection>
  );
}
