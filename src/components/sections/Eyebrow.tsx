import styles from './Eyebrow.module.scss';

type EyebrowProps = {
  label: string;
  fact?: string | undefined;
  /** Makes the label an h2 with this id, where no other heading names the section. */
  headingId?: string;
};

export function Eyebrow({ label, fact, headingId }: EyebrowProps) {
  return (
    <div className={`d-flex gap-4 justify-content-between small border-top border-dark ${styles.head}`}>
      {headingId ? <h2 id={headingId}>{label}</h2> : <b>{label}</b>}
      {fact && <span className="muted text-end">{fact}</span>}
    </div>
  );
}
