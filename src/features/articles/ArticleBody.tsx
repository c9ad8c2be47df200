import type { ReactNode } from 'react';
import { Prose } from '@/components/text/Prose';
import { Arrow } from '@/components/ui/Arrow';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Article } from '@/data/articles/article';
import { href } from '@/lib/links/href';
import { longDate } from '@/lib/format/long-date';
import styles from './ArticleBody.module.scss';

/** @param reviewedOn ISO date */
function ReviewNote({ reviewedOn, note }: { reviewedOn: string; note: string }) {
  return (
    <aside className={`bg-ice ${styles.note}`} aria-label="About this article">
      <p>
        <b>
          Reviewed <time dateTime={reviewedOn}>{longDate(reviewedOn)}</time>
        </b>
        {note}
      </p>
    </aside>
  );
}

function ArticleEnd({ article: { publishedOn, reviewedOn } }: { article: Article }) {
  return (
    <footer className={`pt-4 border-top border-dark ${styles.end}`}>
      <SiteLink to={href('blog')} className={`text-link ${styles.back}`}>
        <Arrow />
        Articles & Resources
      </SiteLink>
      <p className={`m-0 ${styles.dates}`}>
        Published {longDate(publishedOn)}
        {reviewedOn && `, reviewed ${longDate(reviewedOn)}`}. Check current guidance before you change a procedure.
      </p>
    </footer>
  );
}

export type ArticleBodyProps = { article: Article; children: ReactNode };

export function ArticleBody({ article, children }: ArticleBodyProps) {
  const { reviewedOn, reviewNote } = article;
  return (
    <>
      {reviewedOn && reviewNote && <ReviewNote reviewedOn={reviewedOn} note={reviewNote} />}
      <Prose>{children}</Prose>
      <ArticleEnd article={article} />
    </>
  );
}
