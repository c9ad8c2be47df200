import { ArrowLink } from '@/components/ui/ArrowLink';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Article } from '@/data/articles/article';
import { href } from '@/lib/links/href';
import styles from './Article.module.scss';
import { ArticleCover } from './ArticleCover';
import { ArticleFigure } from './ArticleFigure';
import { ArticleMeta } from './ArticleMeta';

type ArticleCardProps = { article: Article; hasPriority?: boolean };

/** The newest article on the blog: its whole cover, with the title in a corner cut out of it. */
export function ArticleCard({ article, hasPriority = false }: ArticleCardProps) {
  const to = href(article.page);
  return (
    <article className={`position-relative ${styles.card} ${styles.grid}`}>
      <ArticleCover
        article={article}
        sizes="(min-width: 1400px) 1280px, (min-width: 992px) 95vw, 140vw"
        hasPriority={hasPriority}
      />
      <div>
        <p className="d-flex flex-wrap column-gap-4 row-gap-1 small mb-3">
          <ArticleMeta article={article} />
        </p>
        <h2 data-aos="fade-up" className="title">
          <SiteLink to={to} className="text-decoration-none">
            {article.title}
          </SiteLink>
        </h2>
        <p className="lead mt-2 mb-0">{article.description}</p>
      </div>
      <div className="d-flex flex-wrap justify-content-between align-items-end gap-3 pt-lg-2">
        <ArticleFigure offer={article.offer} isLarge />
        <ArrowLink to={to} className="flex-shrink-0">
          Read More<span className="visually-hidden">: {article.title}</span>
        </ArrowLink>
      </div>
    </article>
  );
}
