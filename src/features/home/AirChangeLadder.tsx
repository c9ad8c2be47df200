import { Fragment, useId } from 'react';
import { StaticSvg } from '@/components/ui/StaticSvg';
import styles from './AirChangeLadder.module.scss';

/** docs/specification-coverage.md, rows 267 and 268; 10 ACH is HTM 03-01 (2021) for a treatment room. */
const rungs = [
  { ach: 53, means: 'GEN Z, small room' },
  { ach: 10, means: 'NHS treatment room, ventilation' },
  { ach: 6, means: 'Our optimum' },
  { ach: 3, means: 'Our minimum' },
  { ach: 1, means: 'Windows that open' },
] as const;

const between = [2, 4, 5, 7, 8, 9, 20, 30, 40];

/** Logarithmic scale from 1 to 53 ACH. */
function heightOf(ach: number): number {
  return Math.round(376 - (Math.log(ach) / Math.log(53)) * 360);
}

export function AirChangeLadder() {
  const gradient = useId();
  return (
    <figure className={styles.ladder}>
      <StaticSvg viewBox="0 0 380 400" width="380" role="img" aria-labelledby={`${gradient}-words`}>
        <title id={`${gradient}-words`}>{rungs.map(({ ach, means }) => `${ach}: ${means}`).join('; ')}</title>
        <defs>
          <linearGradient id={gradient} x1="0" y1="1" x2="0" y2="0">
            <stop stopColor="#AD441B" />
            <stop offset=".5" stopColor="#1493A0" />
            <stop offset="1" stopColor="#0B6670" />
          </linearGradient>
        </defs>
        <rect y="16" width="3" height="360" fill={`url(#${gradient})`} />
        <path d={between.map((ach) => `M0 ${heightOf(ach)}h14`).join('')} stroke="#75838F" />
        <path d={rungs.map(({ ach }) => `M0 ${heightOf(ach)}h54`).join('')} stroke="#0B1422" strokeWidth="1.2" />
        {rungs.map(({ ach, means }) => (
          <Fragment key={ach}>
            <text x="66" y={heightOf(ach) + 9} className={styles.figure}>
              {ach}
            </text>
            <text x="120" y={heightOf(ach) + 6} className={styles.means}>
              {means}
            </text>
          </Fragment>
        ))}
      </StaticSvg>
      <figcaption className="fine muted">Air changes an hour, logarithmic scale</figcaption>
    </figure>
  );
}
