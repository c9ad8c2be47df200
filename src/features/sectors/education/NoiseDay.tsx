import { StaticSvg } from '@/components/ui/StaticSvg';
import { colours } from '../colours';

/** Noise of a classroom's machines together in dB(A), at working and at full speed. */
export type NoiseLevels = { workingDbA: number; fullDbA: number };

/** Changes of speed through an example of a school day: hour of the clock, and whether the machines run at full speed. */
const day = [
  { hour: 9, atFull: false },
  { hour: 10.5, atFull: true },
  { hour: 10.9, atFull: false },
  { hour: 12.2, atFull: true },
  { hour: 13.1, atFull: false },
  { hour: 15.2, atFull: true },
];

export type NoiseDayProps = NoiseLevels & { width: number; label: string; className?: string | undefined };

/** Noise through a school day as a stepped line. */
export function NoiseDay({ workingDbA, fullDbA, width, label, className }: NoiseDayProps) {
  const left = 40;
  const right = width - 4;
  const xOf = (hour: number) => Number((left + ((right - left) * (hour - 9)) / 7).toFixed(1));
  const yOf = (decibel: number) => Number((124 - decibel * 1.75).toFixed(1));
  const line = day.map(({ hour, atFull }, index) => {
    const y = yOf(atFull ? fullDbA : workingDbA);
    return index === 0 ? `M${xOf(hour)} ${y}` : `H${xOf(hour)}V${y}`;
  });
  return (
    <StaticSvg
      viewBox={`0 0 ${width} 152`}
      className={className}
      role="img"
      aria-label={label}
      fontSize={width < 500 ? 14 : 15.5}
    >
      {[workingDbA, fullDbA].map((decibel) => (
        <g key={decibel}>
          <path d={`M${left} ${yOf(decibel)}H${right}`} stroke="#B4C5CD" />
          <text x={left - 9} y={yOf(decibel) + 5} textAnchor="end" fill={colours.slate}>
            {decibel}
          </text>
        </g>
      ))}
      <path d={`${line.join('')}H${right}V124H${left}Z`} fill={colours.teal} fillOpacity="0.1" />
      <path d={`${line.join('')}H${right}`} fill="none" stroke={colours.teal} strokeWidth="2.2" />
      <path d={`M${left} 124H${right}`} stroke={colours.ink} />
      <g fill={colours.ink}>
        <text x={left} y="147">
          Lessons
        </text>
        <text x={xOf(10.7)} y="147" textAnchor="middle">
          Break
        </text>
        <text x={xOf(12.65)} y="147" textAnchor="middle">
          Lunch
        </text>
        <text x={right} y="147" textAnchor="end">
          Home time
        </text>
      </g>
    </StaticSvg>
  );
}
