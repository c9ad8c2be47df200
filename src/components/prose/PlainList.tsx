export type PlainListProps = { items: readonly string[] };

/** A list in running text whose items come from data. */
export function PlainList({ items }: PlainListProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
