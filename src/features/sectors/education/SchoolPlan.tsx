import { useId } from 'react';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { roomVolumeM3 } from '@/domain/room';
import { colours } from '../colours';
import { machineRate } from '../room-machines';
import { schoolPlan, type SchoolRoom } from './school-rooms';

/** Units of the plan per metre. */
const planScale = 30;

function units(metres: number): number {
  return Number((metres * planScale).toFixed(1));
}

type Door = { xM: number; yM: number; widthM: number; swing?: 1 | -1 };

/** Left jamb in metres; `swing` is up (-1) or down (1), undefined for an opening. */
const doors: readonly Door[] = [
  ...[1, 10, 19, 28].map((xM) => ({ xM, yM: 7, widthM: 0.95, swing: -1 as const })),
  { xM: 37, yM: 6, widthM: 0.95, swing: -1 },
  { xM: 9.6, yM: 9.4, widthM: 1.3 },
  { xM: 17, yM: 9.4, widthM: 0.95, swing: 1 },
  { xM: 24, yM: 9.4, widthM: 0.95, swing: 1 },
  { xM: 27.8, yM: 9.4, widthM: 0.95 },
  { xM: 36, yM: 9.4, widthM: 2.4 },
];

const windowsM = [1.5, 5.5, 10.5, 14.5, 19.5, 23.5, 28.5, 32.5, 37, 40];

function doorLeaf({ xM, yM, widthM, swing = 1 }: Door): string {
  const leaf = Number((widthM * planScale).toFixed(1));
  const [x, y] = [units(xM), units(yM)];
  return `M${x} ${y}v${swing * leaf}A${leaf} ${leaf} 0 0 ${swing > 0 ? 0 : 1} ${x + leaf} ${y}`;
}

function PlanWalls() {
  return (
    <g fill="none">
      <g stroke={colours.ink} strokeWidth="6">
        {schoolPlan.map(({ name, xM, yM, lengthM, widthM }) => (
          <rect key={name} x={units(xM)} y={units(yM)} width={units(lengthM)} height={units(widthM)} />
        ))}
        <path d={`M0 ${units(7)}V${units(9.4)}M${units(43)} ${units(6)}V${units(9.4)}H${units(29)}`} />
      </g>
      {doors.map((door) => (
        <g key={`${door.xM} ${door.yM}`}>
          <path
            d={`M${units(door.xM)} ${units(door.yM)}h${units(door.widthM)}`}
            stroke={colours.porcelain}
            strokeWidth="9"
          />
          {door.swing && <path d={doorLeaf(door)} stroke={colours.field} />}
        </g>
      ))}
      {windowsM.map((xM) => (
        <g key={xM}>
          <path d={`M${units(xM)} 0h${units(2)}`} stroke={colours.pane} strokeWidth="6" />
          <path d={`M${units(xM)} -4h${units(2)}M${units(xM)} 4h${units(2)}`} stroke={colours.ink} />
        </g>
      ))}
    </g>
  );
}

type PlanRoomProps = {
  room: SchoolRoom;
  /** Replaces the name where the drawing is too small for text. */
  number?: number | undefined;
  picked: boolean;
};

function PlanRoom({ room, number, picked }: PlanRoomProps) {
  const clip = useId();
  const { name, xM, yM, lengthM, widthM, machinesAt } = room;
  const small = lengthM < 4;
  // Larger where the whole plan is printed small.
  const half = number === undefined ? 8 : small ? 10 : 15;
  // Small rooms have their text beside them.
  const [left, top] = [units(xM + (small ? lengthM + 0.45 : 0.45)), units(yM + 0.95)];
  return (
    <g>
      <clipPath id={clip}>
        <rect x={units(xM)} y={units(yM)} width={units(lengthM)} height={units(widthM)} />
      </clipPath>
      <rect
        x={units(xM)}
        y={units(yM)}
        width={units(lengthM)}
        height={units(widthM)}
        fill={picked ? '#D9EDF1' : '#fff'}
      />
      {machinesAt.map(([fromLeftM, fromTopM]) => {
        const [x, y] = [xM + fromLeftM, yM + fromTopM];
        return (
          <g key={`${x} ${y}`}>
            <g fill="none" stroke={colours.air} strokeWidth="1.2" clipPath={`url(#${clip})`}>
              {[1, 2, 3].map((ring) => (
                <circle
                  key={ring}
                  cx={units(x)}
                  cy={units(y)}
                  r={half + ring * (small ? 6 : 10)}
                  strokeOpacity={(0.85 - ring * 0.2).toFixed(2)}
                />
              ))}
            </g>
            <rect
              x={units(x) - half}
              y={units(y) - half}
              width={half * 2}
              height={half * 2}
              rx={half / 2}
              fill={picked ? colours.copper : colours.ink}
            />
          </g>
        );
      })}
      {number === undefined ? (
        <g transform={`translate(${left} ${top})`} fontSize="15" fill={colours.slate}>
          <text fontSize="16" fontWeight="600" fill={colours.ink}>
            {name}
          </text>
          <text y="21">{Math.round(roomVolumeM3(room))} m³</text>
          <text y="43" fontWeight="600" fill={colours.teal}>
            <AirChangeRate as="tspan" rate={machineRate(room)} />
          </text>
          <text y="64">
            <AirChangeRate as="tspan" rate={machineRate(room, 'full')} /> full
          </text>
        </g>
      ) : (
        <text
          x={units(xM + (small ? 0.25 : 0.5))}
          y={units(yM + (small ? 1.5 : 1.9))}
          fontSize={small ? 42 : 54}
          fontWeight="500"
          fill={colours.ink}
        >
          {number}
        </text>
      )}
    </g>
  );
}

export type SchoolPlanProps = {
  label: string;
  numbered?: boolean;
  className?: string | undefined;
};

const pickedRoom = 'Classroom 2';

export function SchoolPlan({ label, numbered = false, className }: SchoolPlanProps) {
  const corridor = `M0 ${units(7)}H${units(36)}V${units(6)}H${units(43)}V${units(9.4)}H0Z`;
  return (
    <StaticSvg viewBox={`-4 -8 1298 ${numbered ? 568 : 578}`} className={className} role="img" aria-label={label}>
      <path d={corridor} fill="#EAF0F3" />
      {schoolPlan.map((room, index) => (
        <PlanRoom
          key={room.name}
          room={room}
          number={numbered ? index + 1 : undefined}
          picked={room.name === pickedRoom}
        />
      ))}
      <PlanWalls />
      {!numbered && (
        <g fontSize="15" fill={colours.slate}>
          <text x={units(14)} y={units(8.4)}>
            Corridor
          </text>
          <text x={units(36.1)} y={units(10.3)}>
            Entrance
          </text>
          <g transform={`translate(${units(37.9)} ${units(17.1)})`}>
            <path d={`M0 0H${units(5)}M0 -6v12M${units(5)} -6v12`} stroke={colours.ink} />
            <text y="-14" fill={colours.ink}>
              5 m
            </text>
          </g>
        </g>
      )}
    </StaticSvg>
  );
}
