import { limbDark } from '@/assets/pictures/limb-dark';
import { Picture } from '@/components/ui/Picture';
import styles from './NumberBehindPlanet.module.scss';

export type NumberBehindPlanetProps = { number: string };

/**
 * Large numerals that set behind the night side of the planet, decorative. The picture is 2400 x 900 with the planet's
 * disc as a circle of 2500 about (1500, 2930); a second copy of it, cut to that circle, lies over the numerals.
 */
export function NumberBehindPlanet({ number }: NumberBehindPlanetProps) {
  const sizes = '(min-width: 992px) 100vw, 220vw';
  return (
    <div className={styles.sky} aria-hidden="true">
      <div className={styles.picture}>
        <Picture file={limbDark} alt="" sizes={sizes} priority />
      </div>
      <div className={styles.number}>{number}</div>
      <div className={`${styles.picture} ${styles.disc}`}>
        <Picture file={limbDark} alt="" sizes={sizes} priority />
      </div>
    </div>
  );
}
