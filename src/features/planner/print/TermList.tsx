type TermListProps = {
  terms: readonly (readonly [term: string, value: string])[];
  className: string | undefined;
};

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
