import { ArrowLink } from '@/components/ui/ArrowLink';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Article } from '@/data/articles/article';
import { href } from '@/lib/links/href';
import styles from './Article.module.scss';
import { ArticleCover } from './ArticleCover';
import { ArticleFigure } from './ArticleFigure';
import { ArticleMeta } from './ArticleMeta';

type ArticleCardProps = { article: Article; hasPriority?: boolean };

/** The newest article on the blog: its cover with the words laid over an edge. */
export function ArticleCard({ article, hasPriority = false }: ArticleCardProps) {
  const to = href(article.page);
  return (
    <article className={`position-relative ${styles.card} ${styles.grid}`}>
      <ArticleCover
        article={article}
        sizes="(min-width: 1400px) 1280px, (min-width: 992px) 95vw, 140vw"
        hasPriority={hasPriority}
      />
      <div className="d-flex flex-column align-items-start">
        <p className="d-flex flex-wrap column-gap-4 row-gap-1 small mb-3">
          <ArticleMeta article={article} />
        </p>
        <h2 data-aos="fade-up" className="title">
          <SiteLink to={to} className="text-decoration-none">
            {article.title}
          </SiteLink>
        </h2>
        <p className="lead mt-2 mb-4">{article.description}</p>
        <div className="d-flex flex-wrap flex-lg-nowrap justify-content-between align-items-end column-gap-3 w-100 mt-auto pt-2 border-top border-dark">
          <ArticleFigure offer={article.offer} isLarge />
          <ArrowLink to={to} className="flex-shrink-0">
            Read More<span className="visually-hidden">: {article.title}</span>
          </ArrowLink>
        </div>
      </div>
    </article>
  );
}
