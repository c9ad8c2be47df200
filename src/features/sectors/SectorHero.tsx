import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { routes, type SectorKey } from '@/config/routes';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import styles from './SectorHero.module.scss';

export type SectorHeroProps = {
  /** Gives the breadcrumb, from the route table. */
  sectorKey: SectorKey;
  /** The h1. */
  title: string;
  lead: string;
  /** One button and, beside it, at most one text link. */
  actions: ReactNode;
  /** The drawing or the diorama. Split: it fills the right half. Stacked: it runs the full width under the text. */
  art: ReactNode;
  layout?: 'split' | 'stacked';
  /** A title of more than five words: set smaller, so that it stays within two lines. */
  longTitle?: boolean;
  className?: string;
};

/** The opening of a sector page: breadcrumb, h1, promise and two ways on, with the page's own drawing. */
export function SectorHero({
  sectorKey,
  title,
  lead,
  actions,
  art,
  layout = 'split',
  longTitle = false,
  className = '',
}: SectorHeroProps) {
  return (
    <header className={`${styles.hero} ${styles[layout] ?? ''} ${longTitle ? styles.long : ''} ${className}`}>
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
