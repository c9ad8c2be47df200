import styles from './Eyebrow.module.scss';

type EyebrowProps = {
  label: string;
  fact?: string | undefined;
};

/** A line above a heading: what the section is, and one fact at the right. */
export function Eyebrow({ label, fact }: EyebrowProps) {
  return (
    <div
      className={`d-flex gap-4 justify-content-between small border-top border-dark flex-column flex-lg-row ${styles.head}`}
    >
      <b>{label}</b>
      {fact && <span className="muted text-end">{fact}</span>}
    </div>
  );
}
