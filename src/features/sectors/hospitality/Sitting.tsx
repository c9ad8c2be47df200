import type { ReactNode } from 'react';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { remainingShare } from '@/domain/clearance';
import { HeadedSection } from '../HeadedSection';
import { machineAirChanges } from '../room-machines';
import { percentLeft, resetMin, windowsAch } from './second-sitting';
import { venueRooms } from './venue-rooms';

type Reset = { name: string; ach: number };

const top = 8;
const tones = ['var(--intake)', 'var(--sky)', 'var(--air)'] as const;

/** What the drawing shows, in words. */
function labelOf(resets: readonly Reset[]): string {
  return `What is left in the air over ${resetMin} minutes: ${resets
    .map(({ name, ach }) => `${name.toLowerCase()}, ${percentLeft(ach)} of 100`)
    .join('; ')}.`;
}

/** From md the lines leave room for the words at their ends. */
const sizes = [
  { width: 830, viewWidth: 1240, height: 320, className: 'd-none d-lg-block' },
  { width: 440, viewWidth: 736, height: 260, className: 'd-none d-md-block d-lg-none' },
  { width: 358, viewWidth: 358, height: 165, className: 'd-md-none' },
];

/** A quarter of an hour as three lines, the lowest on its ground. */
function SittingChart({ resets }: { resets: readonly Reset[] }) {
  return sizes.map(({ width, viewWidth, height, className }) => {
    const floor = height - 26;
    const x = (minutes: number) => Number(((width * minutes) / resetMin).toFixed(1));
    const y = (share: number) => Number((top + (floor - top) * (1 - share)).toFixed(1));
    const lines = resets.map(({ ach }) =>
      Array.from({ length: resetMin * 2 + 1 }, (_, half) => `${x(half / 2)} ${y(remainingShare(ach, half / 2))}`).join(
        'L',
      ),
    );
    return (
      <StaticSvg
        key={width}
        viewBox={`0 0 ${viewWidth} ${height}`}
        className={`w-100 h-auto overflow-visible ${className}`}
        fontSize="15"
        role="img"
        aria-label={labelOf(resets)}
      >
        <path d={`M${lines.at(-1)}V${floor}H0Z`} fill="var(--pane)" />
        {[1, 0.5].map((share) => (
          <g key={share}>
            <path d={`M0 ${y(share)}H${width}`} stroke="var(--rule)" />
            {share < 1 && (
              <text x={width} y={y(share) - 7} textAnchor="end" fill="var(--slate)">
                {100 * share} of 100
              </text>
            )}
          </g>
        ))}
        {lines.map((line, index) => (
          <path key={line} d={`M${line}`} fill="none" stroke={tones[index]} strokeWidth="2.4" />
        ))}
        {viewWidth > width &&
          resets.map(({ name, ach }, index) => {
            const endY = y(remainingShare(ach, resetMin));
            return (
              <g key={name}>
                <circle cx={width} cy={endY} r="4" fill={tones[index]} />
                <text x={width + 24} y={endY + 12} fontSize="18" fill="var(--ink)">
                  <tspan fontSize="34" letterSpacing="-1">
                    {percentLeft(ach)}
                  </tspan>
                  <tspan x={width + 90}>{name}</tspan>
                </text>
              </g>
            );
          })}
        <path
          d={`M0 ${floor}H${width}${[0, 5, 10, resetMin].map((minute) => `M${x(minute)} ${floor}v6`).join('')}`}
          stroke="var(--ink)"
        />
        {[5, 10].map((minute) => (
          <text key={minute} x={x(minute)} y={height - 3} textAnchor="middle" fill="var(--slate)">
            {minute}
          </text>
        ))}
        <text x={width} y={height - 3} textAnchor="end" fill="var(--slate)">
          {resetMin} min
        </text>
      </StaticSvg>
    );
  });
}

type SittingProps = {
  title: string;
  lead: string;
  windows: string;
  working: string;
  full: string;
  note: ReactNode;
};

/** How clean a restaurant's air is after a break between sittings. */
export function Sitting({ title, lead, windows, working, full, note }: SittingProps) {
  const resets: readonly Reset[] = [
    { name: windows, ach: windowsAch },
    { name: working, ach: windowsAch + machineAirChanges(venueRooms.restaurant, 'working') },
    { name: full, ach: windowsAch + machineAirChanges(venueRooms.restaurant, 'full') },
  ];
  return (
    <HeadedSection title={title} lead={lead}>
      <SittingChart resets={resets} />
      <ul className="plain-list d-md-none mt-3">
        {resets.map(({ name, ach }, index) => (
          <li key={name} className="d-flex align-items-baseline gap-2 border-bottom py-1">
            <StaticSvg width="10" height="10" aria-hidden="true">
              <rect width="10" height="10" fill={tones[index]} />
            </StaticSvg>
            <h3 className="item flex-fill">{name}</h3>
            <b className="num h3 m-0">{percentLeft(ach)}</b>
          </li>
        ))}
      </ul>
      <p className="small muted mt-3 mb-0">{note}</p>
    </HeadedSection>
  );
}
