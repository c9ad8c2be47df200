import { isometricPoints, type Point3 } from '@/lib/isometric';
import { breathedM3PerHour, paceKeys, paces } from './breathing';
import styles from './LungsAgainstRoom.module.scss';

/** Units of the drawing to the metre. */
const scale = 68;
const floor = 252;
const pitch = [0, 170, 392, 652] as const;
const machine = { width: 0.46, height: 1.18, x: 969 };

function Cube({ side, x }: { side: number; x: number }) {
  const faces: [Point3[], string][] = [
    [
      [
        [0, 0, side],
        [side, 0, side],
        [side, side, side],
        [0, side, side],
      ],
      '#fdf5f0',
    ],
    [
      [
        [0, side, 0],
        [side, side, 0],
        [side, side, side],
        [0, side, side],
      ],
      '#f9e4d8',
    ],
    [
      [
        [side, 0, 0],
        [side, side, 0],
        [side, side, side],
        [side, 0, side],
      ],
      '#f1cdb9',
    ],
  ];
  return (
    <g
      transform={`translate(${(x + side * 0.866 * scale).toFixed(1)} ${(floor - side * scale).toFixed(1)})`}
      stroke="#b9572a"
      strokeWidth="1.3"
      strokeLinejoin="round"
    >
      {faces.map(([points, fill]) => (
        <polygon key={fill} points={isometricPoints(points, scale)} fill={fill} />
      ))}
    </g>
  );
}

const label = `What one person breathes in an hour, as cubes at one scale: ${paceKeys
  .map((key) => `${paces[key].where.toLowerCase()} ${breathedM3PerHour(paces[key]).toFixed(2)} cubic metres`)
  .join(', ')}. A Generation Z stands beside them.`;

/** An hour's breath of one person at each pace, as cubes drawn to one scale beside a machine. */
export function HourCubes() {
  return (
    <svg viewBox="0 0 1000 312" className={styles.cubes} role="img" aria-label={label}>
      <path d={`M0 ${floor}H1000`} stroke="var(--ink)" />
      {paceKeys.map((key, index) => {
        const volume = breathedM3PerHour(paces[key]);
        const x = pitch[index] ?? 0;
        return (
          <g key={key}>
            <Cube side={Math.cbrt(volume)} x={x} />
            <text x={x} y={floor} dy="1.9em">
              <tspan fontWeight="600" fill="var(--ink)">
                {volume.toFixed(2)} m³
              </tspan>
              <tspan x={x} dy="1.4em">
                {paces[key].name}
              </tspan>
            </text>
          </g>
        );
      })}
      <g stroke="var(--ink)">
        <rect
          x={machine.x}
          y={floor - machine.height * scale}
          width={machine.width * scale}
          height={machine.height * scale}
          rx="5"
          fill="#1e2c3e"
        />
        <circle cx={machine.x + 11} cy={floor - 62} r="4" fill="#86d8e1" stroke="none" />
      </g>
      <text x="1000" y={floor} dy="1.9em" textAnchor="end">
        GEN Z
      </text>
    </svg>
  );
}
