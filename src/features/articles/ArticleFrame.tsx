import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { ContentsList, type ContentsEntry } from '@/components/text/ContentsList';
import { Prose } from '@/components/text/Prose';
import { ReadingColumns } from '@/components/text/ReadingColumns';
import { ReadingHead } from '@/components/text/ReadingHead';
import { ReadingMain } from '@/components/text/ReadingMain';
import { Arrow } from '@/components/ui/Arrow';
import { PageHead } from '@/components/ui/PageHead';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Article } from '@/data/articles/article';
import { articleCrumb, breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import { longDate } from '@/lib/format/long-date';
import { ArticleCover } from './ArticleCover';
import styles from './ArticleFrame.module.scss';
import { ArticleMeta } from './ArticleMeta';

export type ArticleFrameProps = {
  article: Article;
  contents: readonly ContentsEntry[];
  readingMinutes: number;
  widget: ReactNode;
  children: ReactNode;
};

/** @param reviewedOn ISO date */
function ReviewNote({ reviewedOn, note }: { reviewedOn: string; note: string }) {
  return (
    <aside className={styles.note} aria-label="About this article">
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

export function ArticleFrame({ article, contents, readingMinutes, widget, children }: ArticleFrameProps) {
  const { page, title, shortTitle, description, reviewedOn, reviewNote } = article;
  return (
    <ReadingMain>
      <PageHead title={shortTitle} description={description} path={href(page)} card={page} type="article" feed />
      <Container fluid="xxl">
        <ReadingHead
          title={title}
          current={articleCrumb(article)}
          trail={breadcrumbTrail(page)}
          look="display"
          meta={
            <>
              <ArticleMeta article={article} />
              <span className="muted">{readingMinutes} minute read</span>
            </>
          }
        />
        <div className={styles.cover}>
          <ArticleCover article={article} sizes="(min-width: 1400px) 1280px, (min-width: 992px) 96vw, 140vw" priority />
        </div>
        <ReadingColumns side={<ContentsList title="In this article" entries={contents} />} widget={widget}>
          {reviewedOn && reviewNote && <ReviewNote reviewedOn={reviewedOn} note={reviewNote} />}
          <Prose>{children}</Prose>
          <ArticleEnd article={article} />
        </ReadingColumns>
      </Container>
    </ReadingMain>
  );
}
