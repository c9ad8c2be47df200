import { LogoMark } from '@/components/ui/LogoMark';
import { unwrapSample } from '@/config/sample';
import { articleAuthor, type Article } from '@/data/articles/article';
import { longDate } from '@/lib/format/long-date';

type ArticleMetaProps = { article: Article };

function AuthorPicture() {
  return (
    <svg
      viewBox="0 0 32 32"
      width="24"
      height="24"
      fill="none"
      aria-hidden="true"
      className="icon text-ink"
      data-author-picture
    >
      <LogoMark />
    </svg>
  );
}

/** The author, with its picture. */
export function ArticleAuthor() {
  return (
    <span className="d-inline-flex gap-2 align-items-center muted">
      <AuthorPicture />
      <span>
        <span className="visually-hidden">By the </span>
        {unwrapSample(articleAuthor)}
      </span>
    </span>
  );
}

/** Category and dates of an article. */
export function ArticleMeta({ article }: ArticleMetaProps) {
  return (
    <>
      <span className="fw-bold text-copper">{article.category}</span>
      <time className="muted" dateTime={article.publishedOn}>
        {longDate(article.publishedOn)}
      </time>
      {article.reviewedOn && (
        <span className="muted">
          reviewed <time dateTime={article.reviewedOn}>{longDate(article.reviewedOn)}</time>
        </span>
      )}
    </>
  );
}
