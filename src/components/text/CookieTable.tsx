import type { ReactNode } from 'react';
import styles from './CookieTable.module.scss';

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

export type CookieTableProps = { items: readonly StoredItem[] };

export function CookieTable({ items }: CookieTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">What this site stores in your browser</caption>
        <thead>
          <tr>
            <th scope="col">Title and name</th>
            <th scope="col">Type, set by</th>
            <th scope="col">Purpose</th>
            <th scope="col">Kept for</th>
            <th scope="col">More information</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ title, name, kind, setBy, purpose, duration, moreInformation }) => (
            <tr key={name}>
              <th scope="row">
                {title}
                <code>{name}</code>
              </th>
              <td data-label="Type, set by">
                {kind}
                <span>{setBy}</span>
              </td>
              <td data-label="Purpose">{purpose}</td>
              <td data-label="Kept for">{duration}</td>
              <td data-label="More information">{moreInformation}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
