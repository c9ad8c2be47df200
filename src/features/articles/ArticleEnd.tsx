import { Arrow } from '@/components/ui/Arrow';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Article } from '@/data/articles/article';
import { href } from '@/lib/href';
import { longDate } from '@/lib/long-date';
import styles from './ArticleEnd.module.scss';

export type ArticleEndProps = { article: Article };

/** The foot of an article: the way back, and how old its figures are. */
export function ArticleEnd({ article }: ArticleEndProps) {
  const { publishedOn, reviewedOn } = article;
  return (
    <footer className={styles.end}>
      <SiteLink to={href('blog')} className={`text-link ${styles.back}`}>
        <Arrow />
        Articles & Resources
      </SiteLink>
      <p className={styles.dates}>
        Published {longDate(publishedOn)}
        {reviewedOn && `, reviewed ${longDate(reviewedOn)}`}. Check current guidance before you change a procedure.
      </p>
    </footer>
  );
}
