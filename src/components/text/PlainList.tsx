export type PlainListProps = { items: readonly string[] };

export function PlainList({ items }: PlainListProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
