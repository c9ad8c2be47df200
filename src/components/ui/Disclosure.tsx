import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useOpenOnPaper } from '@/hooks/use-open-on-paper';
import styles from './Disclosure.module.scss';

export type DisclosureProps = {
  /** Of the items that share it, one is open at a time. */
  group: string;
  /** What is always to be read: a heading of the third level. */
  title: ReactNode;
  /** Open in the page as it is served. What is open from then on is the browser's to know. */
  startsOpen: boolean;
  /** Called with each opening, and for what is open already as the page becomes live. */
  onOpen?: () => void;
  className?: string | undefined;
  children: ReactNode;
};

/** Browsers that know what a shared `name` means have done it already. */
function closeOthers(item: HTMLDetailsElement): void {
  const name = item.getAttribute('name');
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[open]'))
    if (other !== item && other.getAttribute('name') === name) other.open = false;
}

/** A heading that opens what belongs to it and closes it again; the browser's own, which needs no script. */
export function Disclosure({ group, title, startsOpen, onOpen, className = '', children }: DisclosureProps) {
  const item = useRef<HTMLDetailsElement>(null);
  useOpenOnPaper(item);

  const takeOver = useEffectEvent(() => {
    if (!item.current?.open) return;
    // What a visitor opened before the page was live stays, not what was open from the start.
    if (!startsOpen) closeOthers(item.current);
    onOpen?.();
  });
  useEffect(() => takeOver(), []);

  function answerToggle(): void {
    // On paper, where all are open at once, an item has no name.
    if (!item.current?.open || !item.current.hasAttribute('name')) return;
    closeOthers(item.current);
    onOpen?.();
  }

  return (
    // The visitor may have opened and closed it before React takes the page over.
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
