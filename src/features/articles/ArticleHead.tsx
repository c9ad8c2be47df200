import type { ReactNode } from 'react';
import { ReadingHead } from '@/components/text/ReadingLayout';
import { PageHead } from '@/components/ui/PageHead';
import { routes } from '@/config/routes';
import type { Article } from '@/data/articles/article';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import { ArticleCover } from './ArticleCover';
import { ArticleMeta } from './ArticleMeta';

type ArticleHeadProps = {
  article: Article;
  readingMinutes: number;
  /** In place of the cover. */
  opening?: ReactNode;
};

/** Title, lead, date and author of an article, and the page's head. */
export function ArticleHead({ article, readingMinutes, opening }: ArticleHeadProps) {
  const { page, title, description } = article;
  return (
    <>
      <PageHead title={title} description={description} path={href(page)} card={page} type="article" hasFeed />
      <ReadingHead
        title={title}
        current={routes[page].label}
        trail={breadcrumbTrail(page)}
        lead={description}
        meta={
          <>
            <ArticleMeta article={article} />
            <span className="muted">{readingMinutes} min read</span>
          </>
        }
        picture={
          opening ?? (
            <ArticleCover
              article={article}
              sizes="(min-width: 992px) 58vw, 100vw"
              hasPriority
              ratioClass="ratio-16x9 ratio-lg-3x2"
            />
          )
        }
        isBleeding
      />
    </>
  );
}
