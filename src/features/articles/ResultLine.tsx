import type { ArticleQuery } from './find-articles';
import styles from './BlogResults.module.scss';

export type ResultLineProps = { query: ArticleQuery; count: number };

function resultInWords({ text, category }: ArticleQuery, count: number): string {
  const typed = text.trim();
  const where = category ? ` in ${category}` : '';
  if (!typed && !category) return '';
  if (!typed) return `${count} ${count === 1 ? 'article' : 'articles'}${where}`;
  if (count === 0) return `Nothing matches “${typed}”${where}`;
  return `${count} ${count === 1 ? 'article matches' : 'articles match'} “${typed}”${where}`;
}

/** How much the search found: shown, and spoken as it changes. Empty while nothing is asked. */
export function ResultLine({ query, count }: ResultLineProps) {
  return (
    <p role="status" className={styles.line}>
      {resultInWords(query, count)}
    </p>
  );
}
