import type { ReactNode } from 'react';
import { DataTable } from '../sections/DataTable';

type StoredItem = {
  title: string;
  /** Storage key, or a pattern of keys. */
  name: string;
  kind: string;
  setBy: string;
  purpose: string;
  duration: string;
  moreInformation: ReactNode;
};

type CookieTableProps = { items: readonly StoredItem[] };

/** What the site stores in the browser, as the cookie policy prints it. */
export function CookieTable({ items }: CookieTableProps) {
  return (
    <DataTable
      caption="What this site stores in your browser"
      isCaptionHidden
      heads={['Title and name', 'Type, set by', 'Purpose', 'Kept for', 'More information']}
      right="none"
      narrow="labels"
      className="my-4"
    >
      {items.map(({ title, name, kind, setBy, purpose, duration, moreInformation }) => (
        <tr key={name}>
          <th scope="row">
            {title}
            <code className="d-block mt-1 small text-teal text-break">{name}</code>
          </th>
          <td data-label="Type, set by">
            {kind}
            <span className="d-block small muted">{setBy}</span>
          </td>
          <td data-label="Purpose">{purpose}</td>
          <td data-label="Kept for">{duration}</td>
          <td data-label="More information">{moreInformation}</td>
        </tr>
      ))}
    </DataTable>
  );
}
