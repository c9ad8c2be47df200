import { Picture } from '@/components/ui/Picture';
import type { Article } from '@/data/articles/article';
import styles from './Article.module.scss';

type ArticleCoverProps = {
  article: Article;
  sizes: string;
  hasPriority?: boolean;
  /** False if an adjacent link has the same text. */
  isDescribed?: boolean;
  /** In a wide window it is whole; on a phone, and with another shape, it is cut between its signs. */
  shape?: string;
  className?: string | undefined;
};

/** Where a narrow picture is cut, so that no sign and no machine is. */
const places: Partial<Record<Article['page'], string | undefined>> = {
  'how-much-clean-air-a-classroom-needs': styles.right,
  'the-speed-you-can-talk-over': styles.right,
  'air-purification-in-dentistry': styles.left,
};

/** The picture of an article. */
export function ArticleCover(props: ArticleCoverProps) {
  const { article, sizes, hasPriority = false, isDescribed = true, shape = '', className = '' } = props;
  return (
    <div className={`overflow-hidden bg-ice ${className}`}>
      <Picture
        file={article.cover}
        alt={isDescribed ? article.coverAlt : ''}
        sizes={sizes}
        hasPriority={hasPriority}
        className={`d-block w-100 h-auto object-fit-cover ${styles.cover} ${shape} ${places[article.page] ?? ''}`}
      />
    </div>
  );
}
