import styles from './LargeReadings.module.scss';

export type LargeReadingsProps = { readings: readonly { figure: string; unit?: string; text: string }[] };

/** Large figures beside each other, each over its small words. */
export function LargeReadings({ readings }: LargeReadingsProps) {
  return (
    <dl className={`d-grid m-0 ${styles.readings}`}>
      {readings.map(({ figure, unit, text }) => (
        <div key={text} className="d-flex justify-content-end">
          <dt className="muted fine fw-normal">{text}</dt>
          <dd className="title num">
            {figure}
            {unit && <small className="small muted">{` ${unit}`}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
