import { pollutantShapes, type PollutantName, type PollutantShape } from './pollutant-shapes';
import styles from './PollutantIcon.module.scss';

export type PollutantIconProps = { name: PollutantName };

export function PollutantIcon({ name }: PollutantIconProps) {
  const { ink, copper, transform }: PollutantShape = pollutantShapes[name];
  return (
    <span className={styles.dish} aria-hidden="true">
      <svg viewBox="0 0 64 64" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <g transform={transform}>
          <path d={ink} stroke="currentColor" />
          <path d={copper} className={styles.copper} />
        </g>
      </svg>
    </span>
  );
}
