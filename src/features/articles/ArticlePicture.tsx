import { Picture } from '@/components/ui/Picture';
import type { Article } from '@/data/articles/article';
import styles from './Article.module.scss';

/** Where a narrow picture is cut, so that no sign and no machine is. */
const places: Partial<Record<Article['page'], string | undefined>> = {
  'how-much-clean-air-a-classroom-needs': styles.nearRight,
  'the-speed-you-can-talk-over': styles.left,
  'air-purification-in-dentistry': styles.nearRight,
};

/** As wide as the page and whole in a wide window; a card's is cut to one shape. */
const shapes = {
  head: styles.cover,
  square: `${styles.cover} ${styles.square}`,
  lead: `w-100 ${styles.lead}`,
  card: `w-100 ${styles.crop}`,
} as const;

type ArticlePictureProps = {
  article: Article;
  shape: keyof typeof shapes;
  sizes: string;
  hasPriority?: boolean;
  /** Where an adjacent link names the article. */
  isDecoration?: boolean;
};

/** The picture of an article. */
export function ArticlePicture({ article, shape, sizes, hasPriority, isDecoration }: ArticlePictureProps) {
  return (
    <Picture
      file={article.cover}
      alt={isDecoration ? '' : article.coverAlt}
      sizes={sizes}
      hasPriority={hasPriority ?? false}
      className={`d-block h-auto object-fit-cover ${shapes[shape]} ${places[article.page] ?? ''}`}
    />
  );
}
