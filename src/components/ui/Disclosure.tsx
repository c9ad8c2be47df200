import type { ReactNode } from 'react';
import styles from './Disclosure.module.scss';

type DisclosureProps = {
  /** One item of a group is open at a time. */
  group: string;
  title: ReactNode;
  /** Initial state only; the browser keeps the state afterwards. */
  startsOpen: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** An item that the browser opens and closes; `lib/browser/details-fallbacks` helps older ones. */
export function Disclosure({ group, title, startsOpen, className = '', children }: DisclosureProps) {
  return (
    // The visitor may toggle it before hydration.
    <details
      name={group}
      open={startsOpen}
      className={`border-bottom ${styles.item} ${className}`}
      suppressHydrationWarning
    >
      <summary className={styles.summary}>
        <h3 className="item">{title}</h3>
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
