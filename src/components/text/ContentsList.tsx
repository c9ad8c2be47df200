import { useId, useMemo, useRef, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useReadingSection } from '@/hooks/use-reading-section';
import styles from './SideList.module.scss';

export type ContentsEntry = { id: string; title: string };

export type ContentsListProps = {
  title: string;
  entries: readonly ContentsEntry[];
};

function focusHeading(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}

export function ContentsList({ title, entries }: ContentsListProps) {
  const rail = useRef<HTMLOListElement>(null);
  const ids = useMemo(() => entries.map(({ id }) => id), [entries]);
  const current = useReadingSection(ids, rail);
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();

  return (
    <nav aria-label={title} className={styles.nav}>
      <p className={`${styles.title} ${styles.titleWide}`}>{title}</p>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {title} <span>{entries.length} sections</span>
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <ol ref={rail} id={listId} className={`plain-list ${styles.list} ${styles.rail} ${isOpen ? '' : styles.closed}`}>
        {entries.map(({ id, title: heading }, index) => (
          <li key={id}>
            <Link to={`#${id}`} aria-current={index === current ? 'true' : undefined} onClick={() => focusHeading(id)}>
              {heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
