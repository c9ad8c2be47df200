import { useId } from 'react';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { colours } from '../colours';
import { shareLeft } from '@/domain/clearance';

export type LessonStripProps = { airChanges: number; className?: string | undefined };

const minutes = Array.from({ length: 121 }, (_, index) => index / 2);

/** One hour as a falling level: the copper that is left of what hung in the air, with a stroke at each whole air change. */
export function LessonStrip({ airChanges, className }: LessonStripProps) {
  const gradient = useId();
  const level = minutes.map((minute) => `${minute} ${((1 - shareLeft(airChanges, minute)) * 20).toFixed(2)}`);
  const changes = Array.from({ length: Math.floor(airChanges + 1e-9) }, (_, index) => ((index + 1) * 60) / airChanges);
  return (
    <StaticSvg viewBox="0 0 60 20" preserveAspectRatio="none" className={className} aria-hidden="true">
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#D98A60" />
          <stop offset="1" stopColor="#EBC4AE" />
        </linearGradient>
      </defs>
      <rect width="60" height="20" fill={colours.pane} />
      <path d={`M0 20L${level.join('L')}L60 20Z`} fill={`url(#${gradient})`} />
      <path
        d={changes.map((minute) => `M${Math.min(minute, 59.9).toFixed(2)} 0V20`).join('')}
        stroke={colours.ink}
        strokeOpacity=".55"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
    </StaticSvg>
  );
}
