import type { Article } from '@/data/articles/article';
import { findings } from '@/data/articles/findings';

type ArticleFindingProps = Pick<Article, 'page'> & {
  /** The text style of its figure. */
  size: 'h1' | 'title';
};

/** What an article finds, as large as its title. */
export function ArticleFinding({ page, size }: ArticleFindingProps) {
  const { figure, text } = findings[page];
  return (
    <p className="mt-3 mb-0">
      <b className={`d-block mb-2 num text-ink ${size}`}>{figure}</b> <span className="muted">{text}</span>
    </p>
  );
}
