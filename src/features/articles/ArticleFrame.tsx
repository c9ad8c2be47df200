import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { ContentsList, type ContentsEntry } from '@/components/prose/ContentsList';
import { Prose } from '@/components/prose/Prose';
import { ReadingColumns } from '@/components/prose/ReadingColumns';
import { ReadingHead } from '@/components/prose/ReadingHead';
import { ReadingMain } from '@/components/prose/ReadingMain';
import { PageHead } from '@/components/ui/PageHead';
import type { Article } from '@/data/articles/article';
import { articleCrumb, breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';
import { ArticleCover } from './ArticleCover';
import { ArticleEnd } from './ArticleEnd';
import styles from './ArticleFrame.module.scss';
import { ArticleMeta } from './ArticleMeta';
import { ReviewNote } from './ReviewNote';

export type ArticleFrameProps = {
  article: Article;
  contents: readonly ContentsEntry[];
  readingMinutes: number;
  /** Beside the text, under the contents; on phones after the text. */
  widget: ReactNode;
  /** The text. */
  children: ReactNode;
};

/** Everything round the text of an article. */
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
