import type { ReactNode } from 'react';
import styles from './Terms.module.scss';

export type TermsProps = { children: ReactNode };

/** Children are `<Term>`. */
export function Terms({ children }: TermsProps) {
  return <dl className={styles.terms}>{children}</dl>;
}
