import type { PictureFile } from '@/assets/pictures/picture';
import { Picture } from '@/components/ui/Picture';
import styles from './Diorama.module.scss';

export type DioramaProps = {
  /** A square model of a room. */
  picture: PictureFile;
  alt: string;
  sizes: string;
  priority?: boolean;
  /** Paths towards the machine, in the picture's 1200 x 1200 units. */
  intake: readonly string[];
  /** Paths away from the machine. */
  outlet: readonly string[];
  /** The room's volume and what the machine makes of it. */
  caption?: string;
};

/** A model of a room with the streamlines of its machine drawn over it: copper in, cyan out, at every size. Fills its box; its ground is that of the hero. */
export function Diorama({ picture, alt, sizes, priority = false, intake, outlet, caption }: DioramaProps) {
  return (
    <figure className={styles.diorama}>
      <Picture file={picture} alt={alt} sizes={sizes} priority={priority} />
      <svg viewBox="0 0 1200 1200" preserveAspectRatio="xMinYMid meet" aria-hidden="true">
        <g fill="none" strokeWidth="2" strokeLinecap="round">
          <g stroke="#B9572A" opacity=".62">
            {intake.map((path) => (
              <path key={path} d={path} />
            ))}
          </g>
          <g stroke="#1493A0" opacity=".8">
            {outlet.map((path) => (
              <path key={path} d={path} />
            ))}
          </g>
        </g>
      </svg>
      {caption && <figcaption className={`small ${styles.caption}`}>{caption}</figcaption>}
    </figure>
  );
}
