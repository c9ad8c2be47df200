import type { ReactNode } from 'react';
import { Late } from '@/components/ui/Late';
import { PageHead } from '@/components/ui/PageHead';
import type { Sector } from '@/data/sectors/sector';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { href } from '@/lib/href';
import styles from './SectorPage.module.scss';

export type SectorPageProps = {
  sector: Sector;
  hero: ReactNode;
  /** All below the answers (SectorLower), in a module of its own: its scripts are fetched once a visitor stirs. */
  children: ReactNode;
};

/** The frame of the six sector pages: hero and answers, and what waits for a visitor. */
export function SectorPage({ sector, hero, children }: SectorPageProps) {
  return (
    <div className={styles.page}>
      <PageHead
        title={sector.metaTitle}
        description={sector.metaDescription}
        path={href(sector.key)}
        card={sector.key}
      />
      {hero}
      <AnswerStrip rooms={sector.rooms} />
      <Late>{children}</Late>
    </div>
  );
}
