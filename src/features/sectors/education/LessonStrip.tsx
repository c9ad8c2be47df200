import { useId } from 'react';
import { colours } from '../colours';
import { airChangeBlocks } from './lesson';

export type LessonStripProps = { airChanges: number; className?: string | undefined };

/** One hour as a strip: every block turns from copper to cyan as the room's air passes the machine once. */
export function LessonStrip({ airChanges, className }: LessonStripProps) {
  const gradient = useId();
  return (
    <svg viewBox="0 0 60 10" preserveAspectRatio="none" className={className} aria-hidden="true">
      <defs>
        <linearGradient id={gradient}>
          <stop stopColor="#EBC4AE" />
          <stop offset=".34" stopColor="#CBE3E8" />
          <stop offset="1" stopColor={colours.air} />
        </linearGradient>
      </defs>
      {airChangeBlocks(airChanges).map(({ startMin, endMin, whole }) => (
        <g key={startMin}>
          <rect
            x={startMin.toFixed(3)}
            width={(endMin - startMin).toFixed(3)}
            height="10"
            fill={`url(#${gradient})`}
            opacity={whole ? 1 : 0.45}
          />
          {whole && (
            <path
              d={`M${endMin.toFixed(3)} 0V10`}
              stroke={colours.ink}
              strokeWidth={endMin >= 59.99 ? 4 : 2}
              vectorEffect="non-scaling-stroke"
            />
          )}
        </g>
      ))}
    </svg>
  );
}
