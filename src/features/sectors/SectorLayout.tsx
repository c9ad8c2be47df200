import type { ReactNode } from 'react';
import styles from './SectorLayout.module.scss';

export type SectorLayoutProps = { children: ReactNode };

/** What the six sector pages share: the spacing of their sections. */
export function SectorLayout({ children }: SectorLayoutProps) {
  return <div className={styles.page}>{children}</div>;
}
