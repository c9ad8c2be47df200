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

/** An article of the blog: its picture, its title, and what it finds as a figure. */
export function ArticleCard({ article, isLarge = false }: ArticleCardProps) {
  const to = href(article.page);
  const { figure, text } = findings[article.page];
  const [value, ...unit] = figure.split(/\s/);
  const finding = (
    <p className={`mb-0 small muted ${isLarge ? 'pt-3 border-top' : ''}`}>
      <b className={`d-block mb-1 text-ink num ${isLarge ? 'h2' : 'h1'}`}>
        {value} <small className="unit">{unit.join(' ')}</small>
      </b>
      {text}
    </p>
  );
  const more = (
    <p className="d-flex flex-wrap column-gap-4 row-gap-2 align-items-center small pt-3 mb-0 mt-auto">
      <ArrowLink to={to}>
        Read More<span className="visually-hidden">: {article.title}</span>
      </ArrowLink>
      <ArticleAuthor />
    </p>
  );
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
      <div className={isLarge ? 'row gy-3 mt-2' : 'd-flex flex-column flex-grow-1 mt-3'}>
        <div className={isLarge ? 'col-lg-8' : undefined}>
          <p className="d-flex flex-wrap column-gap-3 row-gap-1 small mb-2">
            <ArticleMeta article={article} />
          </p>
          <Title className={isLarge ? 'h1 mb-0' : 'h3 mb-3'}>
            <SiteLink to={to} className="text-decoration-none">
              {article.title}
            </SiteLink>
          </Title>
          {!isLarge && finding}
        </div>
        <div className={isLarge ? 'col-lg-4' : 'd-flex flex-column flex-grow-1'}>
          <p className={`muted ${isLarge ? 'mb-3' : 'mt-2 mb-0'}`}>{article.description}</p>
          {isLarge && finding}
          {more}
        </div>
      </div>
    </article>
  );
}
