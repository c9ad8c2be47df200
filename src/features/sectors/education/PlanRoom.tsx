import { useId } from 'react';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { roomVolumeM3 } from '@/domain/room';
import { colours } from '../colours';
import { machineRate } from '../machine-room';
import { units } from './plan-scale';
import type { SchoolRoom } from './school-rooms';

export type PlanRoomProps = {
  room: SchoolRoom;
  /** Printed instead of the name where the drawing is too small for words. */
  number?: number | undefined;
  /** The one room picked out. */
  picked: boolean;
};

/** A room of the plan with its machines and the rings of clean air round them. */
export function PlanRoom({ room, number, picked }: PlanRoomProps) {
  const clip = useId();
  const { name, xM, yM, lengthM, widthM, machinesAt } = room;
  const small = lengthM < 4;
  // Drawn larger where the whole plan is printed small.
  const half = number === undefined ? 8 : small ? 10 : 15;
  // A room too small for its words has them beside it, where the plan has room.
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
