import type { ReactNode } from 'react';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { PageHead } from '@/components/ui/PageHead';
import type { Sector } from '@/data/sectors/sector';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { href } from '@/lib/links/href';
import { belowFoldParts } from './below-fold-parts';
import styles from './SectorPage.module.scss';

export type SectorPageProps = {
  sector: Sector;
  hero: ReactNode;
};

/** The frame of the six sector pages. */
export function SectorPage({ sector, hero }: SectorPageProps) {
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
      <HydrateOnInteraction part={belowFoldParts[sector.key]} />
    </div>
  );
}
