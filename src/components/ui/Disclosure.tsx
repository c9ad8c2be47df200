import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import styles from './Disclosure.module.scss';

export type DisclosureProps = {
  /** One item of a group is open at a time (lib/browser/details-fallbacks). */
  group: string;
  title: ReactNode;
  /** Initial state only; the browser keeps the state afterwards. */
  startsOpen: boolean;
  onOpen?: () => void;
  className?: string | undefined;
  children: ReactNode;
};

export function Disclosure({ group, title, startsOpen, onOpen, className = '', children }: DisclosureProps) {
  const item = useRef<HTMLDetailsElement>(null);

  function answerToggle(): void {
    // Printing removes the names to open all items.
    if (item.current?.open && item.current.hasAttribute('name')) onOpen?.();
  }
  const takeOver = useEffectEvent(answerToggle);
  useEffect(() => takeOver(), []);

  return (
    // The visitor may toggle it before hydration.
    <details
      ref={item}
      name={group}
      open={startsOpen}
      onToggle={answerToggle}
      className={`${styles.item} ${className}`}
      suppressHydrationWarning
    >
      <summary className={styles.summary}>
        <h3>{title}</h3>
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
