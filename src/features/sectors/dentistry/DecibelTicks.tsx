import { colours } from '../colours';

/** Level at speed 1 and at full output, in dB(A). Specification, section 9. */
const levels = { quietDb: 20, loudDb: 58 };

/** Fifty-eight ticks, one a decibel; the ones up to speed 1 stand taller. */
export function DecibelTicks({ className }: { className?: string | undefined }) {
  const ticks = Array.from({ length: levels.loudDb }, (_, index) => index + 1);
  return (
    <svg viewBox="0 0 580 56" preserveAspectRatio="none" className={className} aria-hidden="true">
      {ticks.map((decibel) => {
        const quiet = decibel < levels.quietDb;
        return (
          <rect
            key={decibel}
            x={decibel * 10 - 8}
            y={quiet ? 0 : 24}
            width="3"
            height={quiet ? 56 : 32}
            fill={quiet ? colours.air : colours.field}
          />
        );
      })}
    </svg>
  );
}
