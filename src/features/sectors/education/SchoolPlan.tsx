import { machinesLabel } from '@/data/room-answers';
import { useId } from 'react';
import { shortName } from '@/domain/machines';
import { capitalised, countWord } from '@/lib/format/count-word';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { MachineFromAbove } from '@/drawing/MachineFromAbove';
import { formatRates } from '../room-machines';
import { schoolPlan, shortSchoolPlan, type SchoolRoom } from './school-rooms';

const label = `Plan of a school. ${schoolPlan
  .map((room) => `${room.name}: ${machinesLabel(room)}, ${formatRates(room)}`)
  .join('. ')}.`;

const planScale = 30;

function units(metres: number): number {
  return Number((metres * planScale).toFixed(1));
}

type Door = { xM: number; yM: number; widthM: number; swing?: 1 | -1 };

type PlanLayout = {
  rooms: readonly SchoolRoom[];
  /** Left jamb in metres; `swing` is up (-1) or down (1), undefined for an opening. */
  doors: readonly Door[];
  /** Left ends, each 2 m wide. */
  windows: readonly (readonly [xM: number, yM: number])[];
  /** Path data in metres: the corridor, and its outer walls. */
  corridor: string;
  corridorWalls: string;
  lengthM: number;
  widthM: number;
};

const wide: PlanLayout = {
  rooms: schoolPlan,
  doors: [
    ...[1, 10, 19, 28].map((xM) => ({ xM, yM: 7, widthM: 0.95, swing: -1 as const })),
    { xM: 37, yM: 6, widthM: 0.95, swing: -1 },
    { xM: 9.6, yM: 9.4, widthM: 1.3 },
    { xM: 17, yM: 9.4, widthM: 0.95, swing: 1 },
    { xM: 24, yM: 9.4, widthM: 0.95, swing: 1 },
    { xM: 36, yM: 9.4, widthM: 2.4 },
  ],
  windows: [1.5, 5.5, 10.5, 14.5, 19.5, 23.5, 28.5, 32.5, 37, 40].map((xM) => [xM, 0] as const),
  corridor: 'M0 7H36V6H43V9.4H0Z',
  corridorWalls: 'M0 7V9.4M43 6V9.4H26',
  lengthM: 43,
  widthM: 18.4,
};

const short: PlanLayout = {
  rooms: shortSchoolPlan,
  doors: [
    ...[1, 10, 19].map((xM) => ({ xM, yM: 7, widthM: 0.95, swing: -1 as const })),
    { xM: 9.6, yM: 9.4, widthM: 1.3 },
    { xM: 13, yM: 9.4, widthM: 0.95, swing: 1 },
    ...[1, 10, 18].map((xM) => ({ xM, yM: 20.8, widthM: 0.95, swing: 1 as const })),
  ],
  windows: [
    ...[1.5, 5.5, 10.5, 14.5].map((xM) => [xM, 0] as const),
    [20, 2],
    ...[1.5, 5.5].map((xM) => [xM, 27.8] as const),
    ...[12, 19.5].map((xM) => [xM, 26.8] as const),
  ],
  corridor: 'M0 7H24V20.8H0V18.4H12V16.4H21V9.4H0Z',
  // The entrance is on the right.
  corridorWalls: 'M0 7V9.4M0 18.4V20.8M24 7V12.6M24 15V20.8',
  lengthM: 24,
  widthM: 27.8,
};

/** Path data in metres as units of the drawing. */
function drawn(path: string): string {
  return path.replace(/[\d.]+/g, (metres) => String(units(Number(metres))));
}

function doorLeaf({ xM, yM, widthM, swing = 1 }: Door): string {
  const leaf = Number((widthM * planScale).toFixed(1));
  const [x, y] = [units(xM), units(yM)];
  return `M${x} ${y}v${swing * leaf}A${leaf} ${leaf} 0 0 ${swing > 0 ? 0 : 1} ${x + leaf} ${y}`;
}

function PlanWalls({ rooms, doors, windows, corridorWalls }: PlanLayout) {
  return (
    <g fill="none">
      <g stroke="var(--ink)" strokeWidth="6">
        {rooms.map(({ xM, yM, lengthM, widthM }) => (
          <rect key={`${xM} ${yM}`} x={units(xM)} y={units(yM)} width={units(lengthM)} height={units(widthM)} />
        ))}
        <path d={drawn(corridorWalls)} />
      </g>
      {doors.map((door) => (
        <g key={`${door.xM} ${door.yM}`}>
          <path
            d={`M${units(door.xM)} ${units(door.yM)}h${units(door.widthM)}`}
            stroke="var(--porcelain)"
            strokeWidth="9"
          />
          {door.swing && <path d={doorLeaf(door)} stroke="var(--field)" />}
        </g>
      ))}
      {windows.map(([xM, yM]) => (
        <g key={`${xM} ${yM}`} transform={`translate(${units(xM)} ${units(yM)})`}>
          <path d={`M0 0h${units(2)}`} stroke="var(--pane)" strokeWidth="6" />
          <path d={`M0 -4h${units(2)}M0 4h${units(2)}`} stroke="var(--ink)" />
        </g>
      ))}
    </g>
  );
}

type PlanRoomProps = { room: SchoolRoom; isSmall: boolean };

function PlanRoom({ room, isSmall }: PlanRoomProps) {
  const clip = useId();
  const { name, model, machines, xM, yM, lengthM, widthM, machinesAt } = room;
  const half = isSmall ? 15 : 9;
  const smallNameFromTopM = machines === 4 ? 3.35 : Math.min(2.5, widthM / 3);
  const nameFromTopM = isSmall ? smallNameFromTopM : 0.95;
  return (
    <g>
      <clipPath id={clip}>
        <rect x={units(xM)} y={units(yM)} width={units(lengthM)} height={units(widthM)} />
      </clipPath>
      <rect x={units(xM)} y={units(yM)} width={units(lengthM)} height={units(widthM)} fill="#fff" />
      {machinesAt.map(([fromLeftM, fromTopM]) => {
        const [x, y] = [xM + fromLeftM, yM + fromTopM];
        return (
          <g key={`${x} ${y}`}>
            <circle
              cx={units(x)}
              cy={units(y)}
              r={half * (isSmall ? 1.6 : 1.9)}
              fill="var(--air)"
              opacity="0.3"
              clipPath={`url(#${clip})`}
            />
            <MachineFromAbove
              model={model}
              x={units(x) - half}
              y={units(y) - half}
              width={half * 2}
              height={half * 2}
            />
          </g>
        );
      })}
      {/* The discs end before the words. */}
      <g
        transform={`translate(${units(xM + 0.45)} ${units(yM + nameFromTopM)})`}
        stroke="#fff"
        strokeWidth={isSmall ? 9 : 6}
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        <text fontSize={isSmall ? 31 : 16} fontWeight="600" fill="var(--ink)">
          {name}
        </text>
        <text y={isSmall ? 36 : 21} fontSize={isSmall ? 31 : 15} fill="var(--slate)">
          {capitalised(countWord(machines))} {shortName(model)}
        </text>
      </g>
    </g>
  );
}

type SchoolPlanProps = {
  /** A shorter school with larger names, for a narrow window. */
  isSmall?: boolean;
  className?: string | undefined;
};

/** The school from above: its rooms with names and machines, corridor, doors and windows. */
export function SchoolPlan({ isSmall = false, className }: SchoolPlanProps) {
  const layout = isSmall ? short : wide;
  return (
    <StaticSvg
      viewBox={`-4 -8 ${units(layout.lengthM) + 8} ${units(layout.widthM) + 16}`}
      className={className}
      role="img"
      aria-label={label}
    >
      <path d={drawn(layout.corridor)} fill="var(--ice)" />
      {layout.rooms.map((room, index) => (
        <PlanRoom key={index} room={room} isSmall={isSmall} />
      ))}
      <PlanWalls {...layout} />
      {!isSmall && (
        <g fontSize="15" fill="var(--slate)">
          <text x={units(14)} y={units(8.4)}>
            Corridor
          </text>
          <text x={units(37.2)} y={units(8.4)} textAnchor="middle">
            Entrance
          </text>
        </g>
      )}
      {isSmall && (
        <text
          transform={`translate(${units(23.3)} ${units(13.8)}) rotate(-90)`}
          fontSize="26"
          textAnchor="middle"
          fill="var(--slate)"
        >
          Entrance
        </text>
      )}
    </StaticSvg>
  );
}
