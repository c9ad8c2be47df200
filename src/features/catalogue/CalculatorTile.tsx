import { Arrow } from '@/components/ui/Arrow';
import { RoomBox } from '@/components/ui/RoomBox';
import { SiteLink } from '@/components/ui/SiteLink';
import { href } from '@/lib/href';
import styles from './CalculatorTile.module.scss';

/** The shop's twelfth cell: the way to the calculator for who does not know which size. */
export function CalculatorTile() {
  return (
    <SiteLink to={`${href('home')}#calculator`} className={`on-dark ${styles.tile}`}>
      <RoomBox lengthLabel="Length" widthLabel="Width" heightLabel="Height" onDark className={styles.room} />
      <h2 className={styles.title}>Not sure which size?</h2>
      <p>Measure length, width and height. The calculator gives the air changes for every model.</p>
      <span className={`text-link ${styles.more}`}>
        Open the calculator <Arrow />
      </span>
    </SiteLink>
  );
}
