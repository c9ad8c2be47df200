import { eyeClassroom } from '@/assets/pictures/eye-classroom';
import { Picture } from '@/components/ui/Picture';
import { SectorHero, type SectorHeroWords } from '../SectorHero';
import styles from './ClassroomHero.module.scss';

/** The hero: a classroom with its machines from edge to edge of the window. */
export function ClassroomHero({ alt, ...words }: SectorHeroWords & { alt: string }) {
  return (
    <SectorHero
      {...words}
      layout="foot"
      art={
        <div className={styles.classroom}>
          <Picture
            file={eyeClassroom}
            alt={alt}
            sizes="(min-width: 36em) 100vw, 180vw"
            hasPriority
            className="d-block w-100 object-fit-cover"
          />
        </div>
      }
    />
  );
}
