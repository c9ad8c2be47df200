import styles from './Paper.module.scss';

type TermsProps = { terms: readonly (readonly [term: string, value: string])[] };

/** Terms at the left, their values at the right. */
export function Terms({ terms }: TermsProps) {
  return (
    <dl className={styles.terms}>
      {terms.map(([term, value]) => (
        <div key={term} className="d-flex justify-content-between border-top">
          <dt className="fw-normal muted">{term}</dt>
          <dd className="fw-semibold text-end">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
