import styles from './LargeReadings.module.scss';

export type LargeReadingsProps = { readings: readonly { figure: string; text: string }[] };

/** Three large figures beside each other, each over its small words. */
export function LargeReadings({ readings }: LargeReadingsProps) {
  return (
    <dl className={`m-0 pt-3 border-top border-dark ${styles.readings}`}>
      {readings.map(({ figure, text }) => (
        <div key={text}>
          <dt className="num title">{figure}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
