import { Picture } from '@/components/ui/Picture';
import type { Article } from '@/data/articles/article';

type ArticleCoverProps = {
  article: Article;
  sizes: string;
  hasPriority?: boolean;
  /** False if an adjacent link has the same text. */
  isDescribed?: boolean;
};

/** The picture of an article, uncut: it shows the machines of its answer. */
export function ArticleCover(props: ArticleCoverProps) {
  const { article, sizes, hasPriority = false, isDescribed = true } = props;
  return (
    <div className="overflow-hidden bg-ice">
      <Picture
        file={article.cover}
        alt={isDescribed ? article.coverAlt : ''}
        sizes={sizes}
        hasPriority={hasPriority}
        className="d-block w-100 h-auto"
      />
    </div>
  );
}
