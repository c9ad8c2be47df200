import { coverAir } from '@/assets/drawings/cover-air';
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

/** An article's picture with the streamlines of its machine: copper in, cyan out. Fills its box. */
export function ArticleCover({ article, sizes, priority = false, described = true }: ArticleCoverProps) {
  const { air, transform } = coverAir[article.cover.name] ?? {};
  return (
    <div className={`${styles.cover} ${air ? styles.right : ''}`}>
      <Picture file={article.cover} alt={described ? article.coverAlt : ''} sizes={sizes} priority={priority} />
      {air && (
        <svg viewBox="0 0 1600 681" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
          <g fill="none" strokeWidth="1.7" strokeLinecap="round" transform={transform}>
            <path d={air.intake.join('')} stroke="#B9572A" strokeOpacity=".62" />
            <path d={air.outlet.join('')} stroke="#1493A0" strokeOpacity=".8" />
          </g>
        </svg>
      )}
    </div>
  );
}
