import type { ReactNode } from 'react';
import { Prose } from '@/components/text/Prose';
import { Arrow } from '@/components/ui/Arrow';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Article } from '@/data/articles/article';
import { href } from '@/lib/links/href';
import { longDate } from '@/lib/format/long-date';
import { MarginNote } from '@/components/text/article-components';
import styles from './Article.module.scss';

function ArticleEnd({ article: { publishedOn, reviewedOn } }: { article: Article }) {
  return (
    <footer className="d-flex flex-wrap gap-3 align-items-baseline justify-content-between my-4">
      <SiteLink to={href('blog')} className={`text-link ${styles.back}`}>
        <Arrow />
        Articles & Resources
      </SiteLink>
      <p className="small muted mw-lead m-0">
        Published {longDate(publishedOn)}
        {reviewedOn && (
          <>
            , reviewed <time dateTime={reviewedOn}>{longDate(reviewedOn)}</time>. Check current guidance before you
            change a procedure
          </>
        )}
        .
      </p>
    </footer>
  );
}

type ArticleBodyProps = { article: Article; children: ReactNode };

/** In the margin, where its text says `<ReviewNote />`. */
export function ReviewNote({ article: { reviewedOn, reviewNote } }: { article: Article }) {
  return reviewedOn && reviewNote && <MarginNote title={`Reviewed ${longDate(reviewedOn)}`}>{reviewNote}</MarginNote>;
}

/** The text of an article, the way back to the blog, and its dates. */
export function ArticleBody({ article, children }: ArticleBodyProps) {
  return (
    <>
      <Prose>{children}</Prose>
      <ArticleEnd article={article} />
    </>
  );
}
