import type { ReactNode } from 'react';
import { machinesLabel } from '@/data/room-answers';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { shortName } from '@/domain/machines';
import { capitalised, countWord } from '@/lib/format/count-word';
import { HeadedSection } from '../HeadedSection';
import { type Layout, type Place, placeOn } from '../plan-place';
import { floorMachineSpots, openFloor, planPairs } from './building';
import { FloorPlanInterior } from './FloorPlanInterior';
import { type MeetingRoom, meetingRooms } from './meeting-rooms';

type Drawing = {
  layout: Layout;
  /** Where names and ruler stand: in the rooms, below them, or right of the plan. */
  labels: 'inside' | 'below' | 'right';
  scale: number;
  /** Font size of the names, 14 px or more on the page. */
  fontSize: number;
  viewBox: string;
  className: string;
};

const drawings: readonly Drawing[] = [
  {
    layout: 'wide',
    labels: 'inside',
    scale: 39,
    fontSize: 14.5,
    viewBox: '-4 -6 1256 450',
    className: 'd-none d-lg-block w-100 overflow-visible',
  },
  {
    layout: 'wide',
    labels: 'below',
    scale: 39,
    fontSize: 25,
    viewBox: '-4 -6 1256 500',
    className: 'd-none d-md-block d-lg-none w-100 overflow-visible',
  },
  {
    layout: 'tall',
    labels: 'right',
    scale: 29,
    fontSize: 18,
    viewBox: '-4 -6 452 940',
    className: 'd-block d-md-none w-100 w-sm-75 overflow-visible',
  },
];

type PlanLabelsProps = { place: Place; drawing: Drawing };

/** As in "Gen X" or "Two Gen X". */
function machinesIn({ model, machines }: MeetingRoom): string {
  return machines === 1 ? shortName(model) : `${capitalised(countWord(machines))} ${shortName(model)}`;
}

/** A name in as many lines as it has words, or in one, and the machines below it. */
function linesOf(room: MeetingRoom, isBroken: boolean): readonly string[] {
  return [...(isBroken ? room.name.split(' ') : [room.name]), machinesIn(room)];
}

function PlanRoomLabels({ place, drawing: { labels, fontSize } }: PlanLabelsProps) {
  return meetingRooms.map((room) => {
    const isAtBack = room.yM === 0;
    const isOutside = labels !== 'inside' && !isAtBack;
    const y = isOutside && labels === 'below' ? room.yM + room.widthM : room.yM;
    const offset =
      labels === 'below' && isOutside
        ? { x: 0, y: fontSize * 1.3 }
        : labels === 'right' && isOutside
          ? { x: 14, y: fontSize * 1.2 }
          : // Clear of the doors.
            { x: 8, y: labels === 'right' || (labels === 'inside' && !isAtBack) ? 62 : fontSize * 1.7 };
    const x = (labels === 'right' && isOutside ? place.x(0, openFloor.widthM) : place.x(room.xM, y)) + offset.x;
    const lines = linesOf(room, labels === 'below' && isOutside);
    return (
      <text key={room.name} y={place.y(room.xM, y) + offset.y} fontSize={fontSize} fontWeight="600" fill="#fff">
        {lines.map((line, index) => (
          <tspan
            key={line}
            x={x}
            dy={index > 0 ? fontSize * 1.25 : 0}
            fill={index === lines.length - 1 ? 'var(--cyan)' : undefined}
          >
            {line}
          </tspan>
        ))}
      </text>
    );
  });
}

/** The length of the open floor; right of the plan its machines as well. */
function FloorRuler({ place, drawing: { labels, fontSize } }: PlanLabelsProps) {
  const base = openFloor.widthM + 0.55;
  const ends = [0, openFloor.lengthM]
    .map((x) => `M${place.point(x, base - 0.2)}L${place.point(x, base + 0.2)}`)
    .join('');
  const middleM = openFloor.lengthM / 2;
  const [x, y] = [place.x(middleM, base), place.y(middleM, base)];
  const length = `${openFloor.lengthM} m`;
  return (
    <g fontSize={fontSize} fill="#fff">
      <path
        d={`M${place.point(0, base)}L${place.point(openFloor.lengthM, base)}${ends}`}
        stroke="var(--slate-on-dark)"
        fill="none"
      />
      {labels === 'right' ? (
        <text x={x + 14} y={y} fontWeight="600">
          The floor
          <tspan x={x + 14} dy={fontSize * 1.25} fill="var(--cyan)">
            {openFloor.machines} {shortName(openFloor.model)}
          </tspan>
          <tspan x={x + 14} dy={fontSize * 1.25} fontWeight="400">
            {length}
          </tspan>
        </text>
      ) : (
        <text x={x} y={y + 1.75 * fontSize} textAnchor="middle">
          <tspan fontWeight="600">The floor</tspan>, {length}:{' '}
          <tspan fontWeight="600" fill="var(--cyan)">
            {openFloor.machines} {shortName(openFloor.model)}
          </tspan>
        </text>
      )}
    </g>
  );
}

const meetingRoomMachines = meetingRooms.reduce((sum, { machines }) => sum + machines, 0);
const label = `Plan of a floor with ${openFloor.people} desks and ${meetingRooms.length} meeting rooms. ${machinesLabel(openFloor)} stand on the open floor, at the ends of the aisles and 20 centimetres from the wall, and ${meetingRoomMachines} in the rooms: ${floorMachineSpots.length + meetingRoomMachines} in all.`;

type FloorPlanProps = { title: string; lead: string; children?: ReactNode };

/** One floor from above, on a phone turned by 90 degrees. */
export function FloorPlan({ title, lead, children }: FloorPlanProps) {
  return (
    <HeadedSection title={title} lead={lead} background="ink" className="overflow-hidden">
      {drawings.map((drawing) => {
        const { layout, labels, scale, viewBox, className } = drawing;
        const place = placeOn(layout, scale);
        return (
          <StaticSvg key={labels} viewBox={viewBox} className={`h-auto ${className}`} role="img" aria-label={label}>
            <FloorPlanInterior place={place} pairs={planPairs} />
            <PlanRoomLabels place={place} drawing={drawing} />
            <FloorRuler place={place} drawing={drawing} />
          </StaticSvg>
        );
      })}
      {children}
    </HeadedSection>
  );
}
