import { useId } from 'react';
import { cycleHours } from './drinking-day';

const centre = 400;
const ring = 356;

const at = (hour: number, radius: number) => {
  const angle = (hour / 24) * 2 * Math.PI;
  const x = centre + radius * Math.sin(angle);
  const y = centre - radius * Math.cos(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

const betweenCycles = cycleHours.map((hour) => hour + 1);
const labels = [
  { text: 'Midnight', x: 400, y: 14, anchor: 'middle' },
  { text: '6 am', x: 790, y: 406, anchor: 'start' },
  { text: 'Midday', x: 400, y: 800, anchor: 'middle' },
  { text: '6 pm', x: 10, y: 406, anchor: 'end' },
] as const;

export function CycleDial({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg viewBox="0 0 800 800" className={className} fill="none" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}beam`} gradientUnits="userSpaceOnUse" cx={centre} cy={centre} r={ring}>
          <stop offset="0.72" stopColor="var(--uv)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--uv)" stopOpacity="0.36" />
        </radialGradient>
        <linearGradient id={`${id}floor`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.6" stopColor="#fff" />
          <stop offset="0.94" stopColor="#fff" stopOpacity="0.16" />
        </linearGradient>
        <mask id={`${id}fade`} maskUnits="userSpaceOnUse" x="-60" y="-20" width="920" height="840">
          <rect x="-60" y="-20" width="920" height="840" fill={`url(#${id}floor)`} />
        </mask>
      </defs>
      <g mask={`url(#${id}fade)`}>
        {cycleHours.map((hour) => (
          <g key={hour}>
            <path
              d={`M${at(hour - 0.16, 270)}L${at(hour - 0.16, ring)}L${at(hour + 0.16, ring)}L${at(hour + 0.16, 270)}Z`}
              fill={`url(#${id}beam)`}
            />
            <path d={`M${at(hour, 286)}L${at(hour, ring + 18)}`} stroke="var(--uv)" strokeWidth="1.6" />
          </g>
        ))}
        {betweenCycles.map((hour) => (
          <path key={hour} d={`M${at(hour, ring)}L${at(hour, ring - 9)}`} stroke="var(--ink)" strokeWidth="1.2" />
        ))}
        <circle cx={centre} cy={centre} r={ring} stroke="var(--ink)" strokeWidth="1.2" />
      </g>
      <g fill="var(--ink-700)">
        {labels.map(({ text, x, y, anchor }) => (
          <text key={text} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
