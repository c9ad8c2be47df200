import { business } from '@/data/sectors/business';
import { SectorHero } from '../SectorHero';
import styles from './BusinessHero.module.scss';
import { DeskTower } from './DeskTower';

export function BusinessHero() {
  return <SectorHero sector={business} className={styles.hero} art={<DeskTower />} />;
}
