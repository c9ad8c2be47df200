import { ArrowLink } from '@/components/ui/ArrowLink';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Article } from '@/data/articles/article';
import { findings } from '@/data/articles/findings';
import { href } from '@/lib/links/href';
import styles from './Article.module.scss';
import { ArticleAuthor, ArticleMeta } from './ArticleMeta';
import { ArticlePicture } from './ArticlePicture';

type ArticleCardProps = {
  article: Article;
  /** Its picture is as wide as the page. */
  isLarge?: boolean;
};

/** An article of the blog: its picture, what it finds as a figure below it, and its title. */
export function ArticleCard({ article, isLarge = false }: ArticleCardProps) {
  const to = href(article.page);
  const { figure, text } = findings[article.page];
  const Title = isLarge ? 'h2' : 'h3';
  return (
    <article
      data-aos={isLarge ? undefined : 'fade-up'}
      className={`position-relative d-flex flex-column h-100 ${styles.card}`}
    >
      <ArticlePicture
        article={article}
        shape={isLarge ? 'lead' : 'card'}
        sizes={isLarge ? '(min-width: 62em) 1280px, 130vw' : '(min-width: 62em) 540px, 130vw'}
        hasPriority={isLarge}
      />
      <p className="d-flex flex-wrap column-gap-3 align-items-baseline py-3 mb-3 border-bottom small">
        <b className="h2 m-0 text-ink num">{figure}</b>
        <span className={isLarge ? 'muted' : 'w-100 muted'}>{text}</span>
      </p>
      <div className={isLarge ? 'row gy-3' : 'd-flex flex-column flex-grow-1'}>
        <div className={isLarge ? 'col-lg-8' : undefined}>
          <p className="d-flex flex-wrap column-gap-3 row-gap-1 small mb-2">
            <ArticleMeta article={article} />
          </p>
          <Title className={isLarge ? 'h2 mb-0' : 'h3'}>
            <SiteLink to={to} className="text-decoration-none">
              {article.title}
            </SiteLink>
          </Title>
        </div>
        <div className={isLarge ? 'col-lg-4' : 'd-flex flex-column flex-grow-1'}>
          <p className={`muted mb-0 ${isLarge ? '' : 'mt-2'}`}>{article.description}</p>
          <p
            className={`d-flex flex-wrap column-gap-4 row-gap-2 align-items-center small pt-3 mb-0 ${isLarge ? '' : 'mt-auto'}`}
          >
            <ArrowLink to={to}>
              Read More<span className="visually-hidden">: {article.title}</span>
            </ArrowLink>
            <ArticleAuthor />
          </p>
        </div>
      </div>
    </article>
  );
}
