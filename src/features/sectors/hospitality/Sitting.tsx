import { StaticSvg } from '@/components/ui/StaticSvg';
import { hospitality } from '@/data/sectors/hospitality';
import { shareLeft } from '@/domain/clearance';
import { percent } from '@/lib/format/percent';
import { HeadedSection } from '../HeadedSection';
import { LinkedText } from '../LinkedText';
import { machineAirChanges } from '../room-machines';
import styles from './Sitting.module.scss';
import { restaurant } from './venue-rooms';

/** A room with windows counts as one air change an hour (docs/specification-coverage.md, row 268). */
const windowsAch = 1;

const resetMin = 15;

const words = hospitality.sitting;
const resets = [
  { name: words.windows, ach: windowsAch },
  { name: words.working, ach: windowsAch + machineAirChanges(restaurant, 'working') },
  { name: words.full, ach: windowsAch + machineAirChanges(restaurant, 'full') },
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
    <StaticSvg viewBox={`0 -4 ${width} ${height + 8}`} role="img" aria-label={label}>
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
  return (
    <HeadedSection words={words}>
      <div className={styles.grid}>
        <div className={styles.chart}>
          <SittingChart />
          <p className="fine muted">
            <span>{words.start}</span>
            <span>{words.end}</span>
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
          <p className="fine muted">
            <LinkedText text={words.note} />
          </p>
        </div>
      </div>
    </HeadedSection>
  );
}
