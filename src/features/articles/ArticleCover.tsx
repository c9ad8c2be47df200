import { Picture } from '@/components/ui/Picture';
import type { Article } from '@/data/articles/article';
import styles from './Article.module.scss';

type ArticleCoverProps = {
  article: Article;
  sizes: string;
  priority?: boolean;
  /** False if an adjacent link has the same text. */
  described?: boolean;
};

export function ArticleCover({ article, sizes, priority = false, described = true }: ArticleCoverProps) {
  return (
    <div className={`overflow-hidden ratio-16x9 bg-ice ${styles.cover}`}>
      <Picture
        file={article.cover}
        alt={described ? article.coverAlt : ''}
        sizes={sizes}
        priority={priority}
        className="d-block w-100 h-100 object-fit-cover"
      />
    </div>
  );
}
