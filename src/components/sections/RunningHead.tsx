import styles from './RunningHead.module.scss';

export type RunningHeadProps = { label: string; fact?: string };

/** The ink rule that opens a data section: a label on the left, a fact on the right. Three times a page at most. */
export function RunningHead({ label, fact }: RunningHeadProps) {
  return (
    <div className={styles.head}>
      <b>{label}</b>
      {fact && <span>{fact}</span>}
    </div>
  );
}
