import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import styles from './ReadingLayout.module.scss';

/** A module `<file>.mdx?facts`. */
export type TextFacts = { contents: readonly { id: string; title: string }[]; readingMinutes: number };

type ContentsListProps = {
  title: string;
  /** In a row over the text, instead of beside it. */
  isRow?: boolean;
  entries: TextFacts['contents'];
};

/** Folded on phones. `lib/browser/contents-lists` opens it and marks the section that is being read. */
export function ContentsList({ title, entries, isRow = false }: ContentsListProps) {
  const listId = useId();
  return (
    <nav aria-label={title} className={`d-print-none ${isRow ? styles.row : ''}`}>
      <p className={`d-none d-lg-block label pt-3 mb-2 ${isRow ? '' : 'border-top border-dark'}`}>{title}</p>
      <button
        type="button"
        className={`d-flex d-lg-none gap-2 align-items-center w-100 px-0 border-0 border-top border-dark bg-transparent label text-ink ${styles.toggle}`}
        aria-expanded={false}
        aria-controls={listId}
        data-contents-toggle
      >
        {title} <span className="ms-auto fw-normal muted">{entries.length} sections</span>
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <ol id={listId} className={`plain-list small ${styles.list}`} data-contents>
        {entries.map(({ id, title: heading }, index) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={index === 0 ? 'true' : undefined}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
