import type { ReactNode } from 'react';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { shareLeft } from '@/domain/clearance';
import { percent } from '@/lib/format/percent';
import { HeadedSection } from '../HeadedSection';
import { machineAirChanges } from '../room-machines';
import styles from './Hospitality.module.scss';
import { restaurant } from './venue-rooms';

/** A room with windows counts as one air change an hour (docs/specification-coverage.md, row 268). */
const windowsAch = 1;

const resetMin = 15;

type Reset = { name: string; ach: number };

function percentLeft(ach: number): string {
  return percent(shareLeft(ach, resetMin));
}

const [width, height] = [600, 205];
const x = (minutes: number) => (width * minutes) / resetMin;
const y = (share: number) => height * (1 - share);
const tones = [styles.windows, styles.working, styles.full] as const;

function curve(ach: number): string {
  return Array.from({ length: resetMin + 1 }, (_, minute) => {
    return `${minute === 0 ? 'M' : 'L'}${x(minute)} ${y(shareLeft(ach, minute)).toFixed(1)}`;
  }).join('');
}

/** What the drawing shows, in words. */
function labelOf(resets: readonly Reset[]): string {
  return `What is left in the air over ${resetMin} minutes: ${resets
    .map(({ name, ach }) => `${name.toLowerCase()}, ${percentLeft(ach)} of 100`)
    .join('; ')}.`;
}

function SittingChart({ resets }: { resets: readonly Reset[] }) {
  return (
    <StaticSvg viewBox={`0 -4 ${width} ${height + 8}`} role="img" aria-label={labelOf(resets)}>
      {resets.map(({ name, ach }, index) => (
        <g key={name} className={tones[index]}>
          <path d={`${curve(ach)}V${height}H0Z`} className={styles.area} />
          <path d={curve(ach)} className={styles.curve} />
        </g>
      ))}
      <path d={`M0 ${height}H${width}`} stroke="var(--ink)" />
    </StaticSvg>
  );
}

export type SittingProps = {
  title: string;
  lead: string;
  /** Below the two ends of the time. */
  start: string;
  end: string;
  windows: string;
  working: string;
  full: string;
  note: ReactNode;
};

export function Sitting({ title, lead, start, end, windows, working, full, note }: SittingProps) {
  const resets: readonly Reset[] = [
    { name: windows, ach: windowsAch },
    { name: working, ach: windowsAch + machineAirChanges(restaurant, 'working') },
    { name: full, ach: windowsAch + machineAirChanges(restaurant, 'full') },
  ];
  return (
    <HeadedSection title={title} lead={lead}>
      <div className={styles.grid}>
        <div className={styles.chart}>
          <SittingChart resets={resets} />
          <p className="fine muted">
            <span>{start}</span>
            <span>{end}</span>
          </p>
        </div>
        <div>
          <ul className={`plain-list border-top border-dark ${styles.resets}`}>
            {resets.map(({ name, ach }, index) => (
              <li key={name} className={tones[index]}>
                <b className="num title">{percentLeft(ach)}</b>
                <h3 className="m-0 fw-bold">{name}</h3>
              </li>
            ))}
          </ul>
          <p className="fine muted">{note}</p>
        </div>
      </div>
    </HeadedSection>
  );
}
