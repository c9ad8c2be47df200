import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { shareLeft } from '@/domain/clearance';
import { percent } from '@/lib/format/percent';
import { machineAirChanges } from '../room-machines';
import styles from './Sitting.module.scss';
import { restaurant } from './venue-rooms';

/** A room with windows counts as one air change an hour (docs/specification-coverage.md, row 268). */
const windowsAch = 1;

const resetMin = 15;

const resets = [
  { name: 'Windows only', ach: windowsAch },
  { name: 'Windows and machines, working speed', ach: windowsAch + machineAirChanges(restaurant, 'working') },
  { name: 'Windows and machines, full speed', ach: windowsAch + machineAirChanges(restaurant, 'full') },
];

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

const label = `What is left in the air over ${resetMin} minutes: ${resets
  .map(({ name, ach }) => `${name.toLowerCase()}, ${percentLeft(ach)} of 100`)
  .join('; ')}.`;

function SittingChart() {
  return (
    <StaticSvg viewBox={`0 -4 ${width} ${height + 8}`} className={styles.chart} role="img" aria-label={label}>
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

export function Sitting() {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        title="How fast the air clears between two sittings"
        lead="Of every hundred particles in the air when the first sitting leaves, this many are left a quarter of an hour later."
      />
      <div className={styles.grid}>
        <SittingChart />
        <div>
          <ul className={`plain-list ${styles.resets}`}>
            {resets.map(({ name, ach }) => (
              <li key={name}>
                <b className="num">{percentLeft(ach)}</b>
                <h3>{name}</h3>
              </li>
            ))}
          </ul>
          <p className="fine muted">
            <EvidenceLink line="clearance">Arithmetic</EvidenceLink> for the restaurant above, with evenly mixed air, an
            empty room, and windows counted as one air change an hour. Real rooms mix worse, so allow longer.
          </p>
        </div>
      </div>
    </Section>
  );
}
