import { shown } from '@/config/sample';
import { articleAuthor, type Article } from '@/data/articles/article';
import { longDate } from '@/lib/long-date';
import { AuthorPicture } from './AuthorPicture';
import styles from './ArticleMeta.module.scss';

export type ArticleMetaProps = { article: Article };

/** Category, date and author of an article, as pieces of one line. */
export function ArticleMeta({ article }: ArticleMetaProps) {
  return (
    <>
      <span className={styles.category}>{article.category}</span>
      <time dateTime={article.publishedOn}>{longDate(article.publishedOn)}</time>
      <span className={styles.author}>
        <AuthorPicture />
        By the {shown(articleAuthor)}
      </span>
    </>
  );
}
