import { StaticSvg } from '@/components/ui/StaticSvg';
import { colours } from '../colours';
import { units } from './plan-scale';
import { PlanRoom } from './PlanRoom';
import { PlanWalls } from './PlanWalls';
import { schoolPlan } from './school-rooms';

export type SchoolPlanProps = {
  label: string;
  /** Numbers instead of names, for small screens. */
  numbered?: boolean;
  className?: string | undefined;
};

const pickedRoom = 'Classroom 2';

/** The school from above: every room, every machine. */
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
