import type { ReactNode } from 'react';
import styles from './Prose.module.scss';

export type ProseProps = { children: ReactNode };

export function Prose({ children }: ProseProps) {
  return <article className={styles.prose}>{children}</article>;
}
