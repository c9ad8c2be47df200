import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { routes, type SectorKey } from '@/config/routes';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import styles from './SectorHero.module.scss';

export type SectorHeroProps = {
  sectorKey: SectorKey;
  title: string;
  lead: string;
  actions: ReactNode;
  /** Split: fills the right half. Stacked: full width under the text. */
  art: ReactNode;
  layout?: 'split' | 'stacked';
  className?: string;
};

export function SectorHero({
  sectorKey,
  title,
  lead,
  actions,
  art,
  layout = 'split',
  className = '',
}: SectorHeroProps) {
  return (
    <header className={`${styles.hero} ${styles[layout] ?? ''} ${className}`}>
      <Container fluid="xxl" className={styles.container ?? ''}>
        <div className={styles.text}>
          <div>
            <Breadcrumb trail={breadcrumbTrail(sectorKey)} current={routes[sectorKey].label} />
            <h1>{title}</h1>
          </div>
          <div>
            <p className={`lead ${styles.lead}`}>{lead}</p>
            <div className={styles.actions}>{actions}</div>
          </div>
        </div>
      </Container>
      <div className={styles.art}>{art}</div>
    </header>
  );
}
