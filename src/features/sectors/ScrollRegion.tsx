import type { ReactNode } from 'react';
import styles from './ScrollRegion.module.scss';

export type ScrollRegionProps = { label: string; children: ReactNode; className?: string | undefined };

export function ScrollRegion({ label, children, className = '' }: ScrollRegionProps) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className={`${styles.region} ${className}`}>
      {children}
    </div>
  );
}
