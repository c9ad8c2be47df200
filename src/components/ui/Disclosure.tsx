import type { ReactNode } from 'react';
import styles from './Disclosure.module.scss';

type DisclosureProps = {
  /** One item of a group is open at a time. */
  group: string;
  title: ReactNode;
  /** The id of the title, for links to it. */
  id?: string | undefined;
  /** Initial state only; the browser keeps the state afterwards. */
  startsOpen: boolean;
  children: ReactNode;
};

/** An item that the browser opens and closes; `lib/browser/details-fallbacks` helps older ones. */
export function Disclosure({ group, title, id, startsOpen, children }: DisclosureProps) {
  return (
    // The visitor may toggle it before hydration.
    <details name={group} open={startsOpen} className={`border-bottom ${styles.item}`} suppressHydrationWarning>
      <summary className={styles.summary}>
        <h3 id={id} className="item">
          {title}
        </h3>
      </summary>
      <div className={`min-h-0 text-slate ${styles.answer}`}>{children}</div>
    </details>
  );
}
