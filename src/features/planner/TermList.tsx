export type TermListProps = {
  terms: readonly (readonly [term: string, value: string])[];
  className: string | undefined;
};

/** The heads and facts of a printed sheet. */
export function TermList({ terms, className }: TermListProps) {
  return (
    <dl className={className}>
      {terms.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
