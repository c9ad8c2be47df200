import type { ReactNode } from 'react';
import styles from './Sheet.module.scss';

type SheetProps = { children: ReactNode; className?: string };

/** A paper on a tinted ground. */
export function Sheet({ children, className = 'p-3 p-lg-4' }: SheetProps) {
  return <div className={`h-100 position-relative bg-white ${styles.sheet} ${className}`}>{children}</div>;
}
