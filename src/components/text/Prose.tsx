import type { ReactNode } from 'react';
import styles from './Prose.module.scss';

type ProseProps = {
  /** An article has a margin for notes at its right, a document its headings at its left. */
  kind?: 'article' | 'document';
  children: ReactNode;
};

/** A text of paragraphs and headings in the type of its kind. */
export function Prose({ kind = 'article', children }: ProseProps) {
  return <article className={`${styles.prose} ${styles[kind]}`}>{children}</article>;
}
