import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import type { SectorKey } from '@/config/routes';
import { liveParts } from './live-parts';
import { staticParts } from './static-parts';
import styles from './SectorPage.module.scss';

export type SectorPageProps = { sector: SectorKey };

/** The six sector pages. */
export function SectorPage({ sector }: SectorPageProps) {
  return (
    <div className={styles.page}>
      <StaticHtml part={staticParts[sector]}>{({ Top }) => <Top />}</StaticHtml>
      <HydrateOnInteraction part={liveParts[sector]}>{(BelowFold) => <BelowFold />}</HydrateOnInteraction>
    </div>
  );
}
