import styles from './RunningHead.module.scss';

export type RunningHeadProps = {
  label: string;
  fact?: string | undefined;
  /** Where no other heading names the section, the label is its h2, under this id. */
  headingId?: string;
};

/** The ink rule that opens a data section: a label on the left, a fact on the right. Three times a page at most. */
export function RunningHead({ label, fact, headingId }: RunningHeadProps) {
  return (
    <div className={styles.head}>
      {headingId ? <h2 id={headingId}>{label}</h2> : <b>{label}</b>}
      {fact && <span>{fact}</span>}
    </div>
  );
}
