import type { ReactNode } from 'react';
import { ScrollRegion } from '../ScrollRegion';
import { SectorHero } from '../SectorHero';
import { SlideHint } from '../SlideHint';
import { BreathSection } from './BreathSection';
import styles from './GymHero.module.scss';

export type GymHeroProps = { title: string; lead: string; actions: ReactNode };

/** The opening of the Gym page: a minute of breathing that runs into a machine. */
export function GymHero(props: GymHeroProps) {
  return (
    <SectorHero
      sectorKey="gym"
      layout="stacked"
      longTitle
      {...props}
      className={styles.hero}
      art={
        <>
          <ScrollRegion label="One minute of breathing">
            <BreathSection className={styles.trace} />
          </ScrollRegion>
          <SlideHint>Slide the drawing to the machine</SlideHint>
        </>
      }
    />
  );
}
