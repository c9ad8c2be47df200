import { eyeWard } from '@/assets/pictures/eye-ward';
import { Picture } from '@/components/ui/Picture';
import { SectorHero, type SectorHeroWords } from '../SectorHero';
import styles from './WardNight.module.scss';

/** The hero: a bay at night, the words in the dark on its foot. */
export function WardNight({ alt, ...words }: SectorHeroWords & { alt: string }) {
  return (
    <SectorHero
      {...words}
      layout="foot"
      isOnDark
      art={
        <div className={styles.bay}>
          <Picture
            file={eyeWard}
            alt={alt}
            sizes="(min-width: 48em) 100vw, 180vw"
            hasPriority
            className="d-block w-100 object-fit-cover"
          />
        </div>
      }
    />
  );
}
