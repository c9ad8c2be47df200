import { colours } from '../colours';

/** A machine's noise in dB(A), at speed 1 and at top speed. */
export type NoiseLevels = { speed1DbA: number; topDbA: number };

/** Changes of speed through an example of a school day: hour of the clock, and whether the machine runs at top speed. */
const day = [
  { hour: 9, atTop: false },
  { hour: 10.5, atTop: true },
  { hour: 10.9, atTop: false },
  { hour: 12.2, atTop: true },
  { hour: 13.1, atTop: false },
  { hour: 15.2, atTop: true },
];

export type NoiseDayProps = NoiseLevels & { width: number; label: string; className?: string | undefined };

/** Noise through a school day as a stepped line. */
export function NoiseDay({ speed1DbA, topDbA, width, label, className }: NoiseDayProps) {
  const left = 40;
  const right = width - 4;
  const xOf = (hour: number) => Number((left + ((right - left) * (hour - 9)) / 7).toFixed(1));
  const yOf = (decibel: number) => Number((150 - decibel * 1.9).toFixed(1));
  const line = day.map(({ hour, atTop }, index) => {
    const y = yOf(atTop ? topDbA : speed1DbA);
    return index === 0 ? `M${xOf(hour)} ${y}` : `H${xOf(hour)}V${y}`;
  });
  return (
    <svg
      viewBox={`0 0 ${width} 184`}
      className={className}
      role="img"
      aria-label={label}
      fontSize={width < 500 ? 14 : 15.5}
    >
      {[speed1DbA, topDbA].map((decibel) => (
        <g key={decibel}>
          <path d={`M${left} ${yOf(decibel)}H${right}`} stroke="#B4C5CD" />
          <text x={left - 9} y={yOf(decibel) + 5} textAnchor="end" fill={colours.slate}>
            {decibel}
          </text>
        </g>
      ))}
      <path d={`${line.join('')}H${right}`} fill="none" stroke={colours.teal} strokeWidth="2.2" />
      <path d={`M${left} 150H${right}`} stroke={colours.ink} />
      <g fill={colours.ink}>
        <text x={left} y="174">
          Lessons
        </text>
        <text x={xOf(10.7)} y="174" textAnchor="middle">
          Break
        </text>
        <text x={xOf(12.65)} y="174" textAnchor="middle">
          Lunch
        </text>
        <text x={right} y="174" textAnchor="end">
          Home time
        </text>
      </g>
    </svg>
  );
}
