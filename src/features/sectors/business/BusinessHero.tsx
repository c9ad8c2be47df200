import type { ReactNode } from 'react';
import { SectorHero } from '../SectorHero';
import styles from './BusinessHero.module.scss';
import { DeskTower } from './DeskTower';

export type BusinessHeroProps = { title: string; lead: string; actions: ReactNode };

export function BusinessHero(props: BusinessHeroProps) {
  return <SectorHero sectorKey="business" {...props} className={styles.hero} art={<DeskTower />} />;
}
