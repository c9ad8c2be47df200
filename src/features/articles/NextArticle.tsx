import { SiteLink } from '@/components/ui/SiteLink';
import type { Article } from '@/data/articles/article';
import { href } from '@/lib/links/href';
import styles from './Article.module.scss';
import { ArticleCover } from './ArticleCover';

export type NextArticleProps = { title: string; article: Article };

export function NextArticle({ title, article }: NextArticleProps) {
  return (
    <div className={`position-relative ${styles.card}`}>
      <p className="label mb-3">{title}</p>
      <ArticleCover article={article} sizes="(min-width: 992px) 520px, 100vw" described={false} />
      <h2 className="title mt-3 mb-2">
        <SiteLink to={href(article.page)} className="text-decoration-none">
          {article.title}
        </SiteLink>
      </h2>
      <p className="muted m-0">{article.description}</p>
    </div>
  );
}
