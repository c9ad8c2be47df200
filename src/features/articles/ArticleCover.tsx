import { Picture } from '@/components/ui/Picture';
import type { Article } from '@/data/articles/article';
import styles from './Article.module.scss';

type ArticleCoverProps = {
  article: Article;
  sizes: string;
  hasPriority?: boolean;
  /** False if an adjacent link has the same text. */
  isDescribed?: boolean;
  ratioClass?: string;
};

/** The picture of an article in one ratio. */
export function ArticleCover(props: ArticleCoverProps) {
  const { article, sizes, hasPriority = false, isDescribed = true, ratioClass = 'ratio-16x9' } = props;
  return (
    <div className={`overflow-hidden ${ratioClass} bg-ice ${styles.cover}`}>
      <Picture
        file={article.cover}
        alt={isDescribed ? article.coverAlt : ''}
        sizes={sizes}
        hasPriority={hasPriority}
        className="d-block w-100 h-100 object-fit-cover"
      />
    </div>
  );
}
