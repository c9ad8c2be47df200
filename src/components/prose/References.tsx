import type { ReactNode } from 'react';
import styles from './References.module.scss';

export type ReferencesProps = { children: ReactNode };

/** Children are `<Reference>`. */
export function References({ children }: ReferencesProps) {
  return <ol className={styles.references}>{children}</ol>;
}
