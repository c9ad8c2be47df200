import type { ReactNode } from 'react';
import { ScrollRegion } from '../ScrollRegion';
import { SectorHero } from '../SectorHero';
import { SlideHint } from '../SlideHint';
import { EveningFacade } from './EveningFacade';
import styles from './EveningHero.module.scss';

export type EveningHeroProps = { title: string; lead: string; actions: ReactNode };

export function EveningHero(props: EveningHeroProps) {
  return (
    <SectorHero
      sectorKey="hospitality"
      layout="stacked"
      longTitle
      {...props}
      className={styles.hero}
      art={
        <>
          <ScrollRegion label="One evening, hour by hour">
            <EveningFacade className={styles.facade} />
          </ScrollRegion>
          <SlideHint>Slide the drawing until the lights go out</SlideHint>
        </>
      }
    />
  );
}
