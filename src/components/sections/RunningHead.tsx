import styles from './RunningHead.module.scss';

export type RunningHeadProps = {
  label: string;
  fact?: string | undefined;
  /** Makes the label an h2 with this id, where no other heading names the section. */
  headingId?: string;
};

/** At most three on a page. */
export function RunningHead({ label, fact, headingId }: RunningHeadProps) {
  return (
    <div className={styles.head}>
      {headingId ? <h2 id={headingId}>{label}</h2> : <b>{label}</b>}
      {fact && <span>{fact}</span>}
    </div>
  );
}
