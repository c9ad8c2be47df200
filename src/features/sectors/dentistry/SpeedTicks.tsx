import { StaticSvg } from '@/components/ui/StaticSvg';
import { colours } from '../colours';

export type SpeedTicksProps = {
  /** Sound levels that stand out, in dB(A), the highest of them last. */
  levelsDbA: readonly number[];
  className?: string | undefined;
};

/** One tick a decibel, those of some speeds of a machine taller. */
export function SpeedTicks({ levelsDbA, className }: SpeedTicksProps) {
  const ticks = Array.from({ length: Math.max(...levelsDbA) }, (_, index) => index + 1);
  return (
    <StaticSvg
      viewBox={`0 0 ${ticks.length * 10} 40`}
      preserveAspectRatio="none"
      className={className}
      aria-hidden="true"
    >
      {ticks.map((decibel) => {
        const isSpeed = levelsDbA.includes(decibel);
        return (
          <rect
            key={decibel}
            x={decibel * 10 - 6}
            y={isSpeed ? 0 : 20}
            width={isSpeed ? 4 : 2.5}
            height={isSpeed ? 40 : 20}
            fill={isSpeed ? colours.teal : '#A9B8C2'}
          />
        );
      })}
    </StaticSvg>
  );
}
