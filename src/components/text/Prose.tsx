import type { ReactNode } from 'react';
import styles from './Prose.module.scss';

export type ProseProps = {
  /** An article has a margin for notes at its right, a document its headings at its left; answers are a document of
   * short sections. */
  kind?: 'article' | 'document' | 'answers';
  children: ReactNode;
};

export function Prose({ kind = 'article', children }: ProseProps) {
  const layout = kind === 'answers' ? `${styles.document} ${styles.answers}` : styles[kind];
  return <article className={`${styles.prose} ${layout}`}>{children}</article>;
}
