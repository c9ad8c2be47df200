import { eyeWard } from '@/assets/pictures/eye-ward';
import { Picture } from '@/components/ui/Picture';
import { SectorHero, type SectorHeroWords } from '../SectorHero';
import styles from './WardNight.module.scss';

/** The hero: a bay at night, and beside it the words in its dark. */
export function WardNight({ alt, ...words }: SectorHeroWords & { alt: string }) {
  return (
    <SectorHero
      {...words}
      layout="left"
      isOnDark
      art={
        <div className={styles.bay}>
          <Picture
            file={eyeWard}
            alt={alt}
            sizes="(min-width: 62em) 120vw, 180vw"
            hasPriority
            className="d-block w-100 object-fit-cover"
          />
        </div>
      }
    />
  );
}
