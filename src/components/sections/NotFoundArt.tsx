import { limbDark } from '@/assets/pictures/limb-dark';
import { Picture } from '@/components/ui/Picture';
import styles from './NotFoundArt.module.scss';

export type NotFoundArtProps = { number: string };

/**
 * Numerals behind the planet: a copy of the picture, clipped to the disc, covers them.
 * The picture is 2400 × 900; the disc has the radius 2500 about 1500, 2930.
 */
export function NotFoundArt({ number }: NotFoundArtProps) {
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
