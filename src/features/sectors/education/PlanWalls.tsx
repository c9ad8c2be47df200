import { colours } from '../colours';
import { planScale, units } from './plan-scale';
import { schoolPlan } from './school-rooms';

type Door = { xM: number; yM: number; widthM: number; swing?: 1 | -1 };

/** Doors by their left jamb, in metres; the leaf swings up (-1) or down (1), an opening has none. */
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

/** The walls of the school in ink, broken by its doors and windows. */
export function PlanWalls() {
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
