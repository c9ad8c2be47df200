import type { ReactNode } from 'react';
import type { SectorKey } from '@/config/sectors';
import styles from './SectorLayout.module.scss';

type SectorLayoutProps = { sectorKey: SectorKey; children: ReactNode };

/** What the six sector pages share, the spacing of their sections, and the background of each. */
export function SectorLayout({ sectorKey, children }: SectorLayoutProps) {
  return <div className={`${styles.page} ${styles[sectorKey] ?? ''}`}>{children}</div>;
}
