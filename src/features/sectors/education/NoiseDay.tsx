import { colours } from '../colours';

/** Changes of level through an example of a school day: hour of the clock and dB(A). Levels: specification, section 9. */
const day = [
  { hour: 9, decibel: 19 },
  { hour: 10.5, decibel: 58 },
  { hour: 10.9, decibel: 19 },
  { hour: 12.2, decibel: 58 },
  { hour: 13.1, decibel: 19 },
  { hour: 15.2, decibel: 58 },
];

export type NoiseDayProps = { width: number; label: string; className?: string | undefined };

/** Noise through a school day as a stepped line. */
export function NoiseDay({ width, label, className }: NoiseDayProps) {
  const left = 40;
  const right = width - 4;
  const xOf = (hour: number) => Number((left + ((right - left) * (hour - 9)) / 7).toFixed(1));
  const yOf = (decibel: number) => Number((150 - decibel * 1.9).toFixed(1));
  const line = day.map(({ hour, decibel }, index) =>
    index === 0 ? `M${xOf(hour)} ${yOf(decibel)}` : `H${xOf(hour)}V${yOf(decibel)}`,
  );
  return (
    <svg
      viewBox={`0 0 ${width} 184`}
      className={className}
      role="img"
      aria-label={label}
      fontSize={width < 500 ? 14 : 15.5}
    >
      {[20, 58].map((decibel) => (
        <g key={decibel}>
          <path d={`M${left} ${yOf(decibel)}H${right}`} stroke="#D9C5B8" />
          <text x={left - 9} y={yOf(decibel) + 5} textAnchor="end" fill="#4B4038">
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
