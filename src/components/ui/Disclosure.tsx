import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useOpenOnPaper } from '@/hooks/use-open-on-paper';
import styles from './Disclosure.module.scss';

export type DisclosureProps = {
  /** One item of a group is open at a time. */
  group: string;
  title: ReactNode;
  /** Initial state only; the browser keeps the state afterwards. */
  startsOpen: boolean;
  /** Also called at hydration for an open item. */
  onOpen?: () => void;
  className?: string | undefined;
  children: ReactNode;
};

/** For browsers without exclusive `details` groups. */
function closeOthers(item: HTMLDetailsElement): void {
  const name = item.getAttribute('name');
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[open]'))
    if (other !== item && other.getAttribute('name') === name) other.open = false;
}

export function Disclosure({ group, title, startsOpen, onOpen, className = '', children }: DisclosureProps) {
  const item = useRef<HTMLDetailsElement>(null);
  useOpenOnPaper(item);

  const takeOver = useEffectEvent(() => {
    if (!item.current?.open) return;
    // Keeps what the visitor opened before hydration.
    if (!startsOpen) closeOthers(item.current);
    onOpen?.();
  });
  useEffect(() => takeOver(), []);

  function answerToggle(): void {
    // Printing removes the names to open all items.
    if (!item.current?.open || !item.current.hasAttribute('name')) return;
    closeOthers(item.current);
    onOpen?.();
  }

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
