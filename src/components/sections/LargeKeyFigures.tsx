import styles from './LargeKeyFigures.module.scss';

type LargeKeyFiguresProps = {
  figures: readonly { figure: string; unit?: string; text: string }[];
  /** What all of them share. */
  note?: string | undefined;
};

/** Large figures beside each other, each over its small words. */
export function LargeKeyFigures({ figures, note }: LargeKeyFiguresProps) {
  return (
    <div>
      <dl className={`d-grid m-0 ${styles.figures}`}>
        {figures.map(({ figure, unit, text }) => (
          <div key={text} className="d-flex justify-content-end">
            <dt className="muted small fw-normal">{text}</dt>
            <dd className="h2 mb-0 num">
              {figure}
              {unit && <small className="unit">{` ${unit}`}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="small muted mt-3 mb-0">{note}</p>}
    </div>
  );
}
