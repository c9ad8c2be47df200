import { ArrowLink } from '@/components/ui/ArrowLink';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Article } from '@/data/articles/article';
import { href } from '@/lib/links/href';
import styles from './Article.module.scss';
import { ArticleCover } from './ArticleCover';
import { ArticleFinding } from './ArticleFinding';
import { ArticleAuthor, ArticleMeta } from './ArticleMeta';

type ArticleCardProps = { article: Article; hasPriority?: boolean; shape?: string };

/** An article of the blog, large: its picture, its title and what it finds. */
export function ArticleCard({ article, hasPriority = false, shape = 'ratio-lg-16x9' }: ArticleCardProps) {
  const to = href(article.page);
  return (
    <article className={`position-relative d-flex flex-column ${styles.card}`}>
      <ArticleCover article={article} sizes="(min-width: 62em) 60vw, 110vw" hasPriority={hasPriority} shape={shape} />
      <p className="d-flex flex-wrap column-gap-3 row-gap-1 small mt-3 mb-2">
        <ArticleMeta article={article} />
      </p>
      <h2 data-aos="fade-up" className="title">
        <SiteLink to={to} className="text-decoration-none">
          {article.title}
        </SiteLink>
      </h2>
      <p className="muted mt-2 mb-0">{article.description}</p>
      <ArticleFinding page={article.page} size="h1" />
      <p className="d-flex flex-wrap column-gap-4 row-gap-2 align-items-center small mt-auto pt-3 mb-0">
        <ArrowLink to={to}>
          Read More<span className="visually-hidden">: {article.title}</span>
        </ArrowLink>
        <ArticleAuthor />
      </p>
    </article>
  );
}
