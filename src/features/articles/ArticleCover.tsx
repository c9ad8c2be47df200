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

/** An article's picture. Fills its box. */
export function ArticleCover({ article, sizes, priority = false, described = true }: ArticleCoverProps) {
  return (
    <div className={styles.cover}>
      <Picture file={article.cover} alt={described ? article.coverAlt : ''} sizes={sizes} priority={priority} />
    </div>
  );
}
