import { Picture } from '@/components/ui/Picture';
import type { Article } from '@/data/articles/article';
import styles from './ArticleCover.module.scss';

export type ArticleCoverProps = {
  article: Article;
  sizes: string;
  priority?: boolean;
  /** False where a link's text beside it says the same. */
  described?: boolean;
};

/** Seven lines from the floor to the machine's flank and eight from its top back into the room, in 1600 x 681 units. */
const intake = [0, 1, 2, 3, 4, 5, 6].map((line) => {
  const startX = 150 + line * 92;
  const startY = 590 + line * 12;
  return `M${startX} ${startY}C${startX + 230} ${startY + 14} ${840 + line * 14} ${566 + line * 14} 1082 ${540 + line * 19}`;
});
const outlet = [0, 1, 2, 3, 4, 5, 6, 7].map((line) => {
  const startX = 1112 + line * 9;
  const height = 7 - line;
  return `M${startX} 424C${startX - 8} ${232 + height * 18} ${770 + height * 6} ${96 + height * 26} ${110 + height * 26} ${104 + height * 40}`;
});

/** An article's picture with the streamlines of its machine: copper in, cyan out. Fills its box. */
export function ArticleCover({ article, sizes, priority = false, described = true }: ArticleCoverProps) {
  return (
    <div className={styles.cover}>
      <Picture file={article.cover} alt={described ? article.coverAlt : ''} sizes={sizes} priority={priority} />
      <svg viewBox="0 0 1600 681" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <g fill="none" strokeWidth="2.2" strokeLinecap="round">
          <g stroke="#B9572A" strokeOpacity=".62">
            {intake.map((path) => (
              <path key={path} d={path} />
            ))}
          </g>
          <g stroke="#1493A0" strokeOpacity=".8">
            {outlet.map((path) => (
              <path key={path} d={path} />
            ))}
          </g>
        </g>
      </svg>
    </div>
  );
}
