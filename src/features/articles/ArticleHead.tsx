import { ReadingHead } from '@/components/text/Reading';
import { PageHead } from '@/components/ui/PageHead';
import { routes } from '@/config/routes';
import type { Article } from '@/data/articles/article';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import { ArticleCover } from './ArticleCover';
import { ArticleMeta } from './ArticleMeta';

type ArticleHeadProps = { article: Article; readingMinutes: number };

export function ArticleHead({ article, readingMinutes }: ArticleHeadProps) {
  const { page, title, shortTitle, description } = article;
  return (
    <>
      <PageHead title={shortTitle} description={description} path={href(page)} card={page} type="article" feed />
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
          <ArticleCover article={article} sizes="(min-width: 1400px) 740px, (min-width: 992px) 56vw, 100vw" priority />
        }
      />
    </>
  );
}
