import { Drawing } from './Drawing';
import { ink } from './ink';

type DayDrawingProps = { everyHours: number };

const hours = Array.from({ length: 25 }, (_, hour) => hour);
const at = (hour: number) => 20 + hour * 70.8;

export function DayDrawing({ everyHours }: DayDrawingProps) {
  const cycles = hours.filter((hour) => hour % everyHours === 0 && hour < 24);
  return (
    <Drawing
      label={`A day of 24 hours with ${cycles.length} cleaning cycles, one every ${everyHours} hours`}
      width={1740}
      height={170}
    >
      <path d={`M${at(0)} 110H${at(24)}`} stroke={ink.line} strokeWidth="3" />
      {cycles.map((hour) => (
        <g key={hour}>
          <rect x={at(hour) - 4} y="20" width="8" height="90" fill={ink.light} />
          <circle cx={at(hour)} cy="20" r="11" fill={ink.light} />
        </g>
      ))}
      {[0, 6, 12, 18, 24].map((hour) => (
        <text
          key={hour}
          x={at(hour)}
          y="155"
          fontSize="31"
          fill={ink.dark}
          textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
        >
          {hour}:00
        </text>
      ))}
    </Drawing>
  );
}
