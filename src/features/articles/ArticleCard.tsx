import { ArrowLink } from '@/components/ui/ArrowLink';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Article } from '@/data/articles/article';
import { href } from '@/lib/links/href';
import styles from './Article.module.scss';
import { ArticleCover } from './ArticleCover';
import { ArticleAuthor, ArticleMeta } from './ArticleMeta';

type ArticleCardProps = {
  article: Article;
  /** Its cover stands beside its title, twice as wide. */
  isLarge?: boolean;
};

/** An article of the blog: the cover with what it finds, and its title. */
export function ArticleCard({ article, isLarge = false }: ArticleCardProps) {
  const to = href(article.page);
  const Title = isLarge ? 'h2' : 'h3';
  return (
    <article
      data-aos="fade-up"
      className={`position-relative ${isLarge ? 'row gy-3' : 'd-flex flex-column gap-3 h-100'} ${styles.card}`}
    >
      <div className={isLarge ? 'col-lg-8' : undefined}>
        <ArticleCover page={article.page} />
      </div>
      <div className={`d-flex flex-column flex-grow-1 ${isLarge ? 'col-lg-4 justify-content-center' : ''}`}>
        <p className="d-flex flex-wrap column-gap-3 row-gap-1 small mb-2">
          <ArticleMeta article={article} />
        </p>
        <Title className={isLarge ? 'h2' : 'h3'}>
          <SiteLink to={to} className="text-decoration-none">
            {article.title}
          </SiteLink>
        </Title>
        <p className={`muted mt-3 mb-0 ${isLarge ? 'lead' : ''}`}>{article.description}</p>
        <p
          className={`d-flex flex-wrap column-gap-4 row-gap-2 align-items-center small pt-3 mb-0 ${isLarge ? '' : 'mt-auto'}`}
        >
          <ArrowLink to={to}>
            Read More<span className="visually-hidden">: {article.title}</span>
          </ArrowLink>
          <ArticleAuthor />
        </p>
      </div>
    </article>
  );
}
