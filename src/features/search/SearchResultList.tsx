import type { ReactNode } from 'react';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { catalogue } from '@/data/products/catalogue';
import { formatPrice } from '@/data/room-answers';
import { href } from '@/lib/links/href';
import type { SearchKind } from '@/lib/search-index';
import { excerpt, type MarkedPart, markedParts } from './engine/excerpt';
import type { SearchResponse } from './engine/site-searcher';
import styles from './Search.module.scss';

export type SearchResultListProps = {
  found: SearchResponse;
  query: string;
  max: number;
  /** Shows what a press on an answer does, in the wider list of a page. */
  hasActions?: boolean;
  onChoose?: () => void;
};

const kinds: Record<SearchKind, string> = {
  product: 'Product',
  page: 'Page',
  question: 'Question',
  article: 'Article',
  evidence: 'Evidence',
};

const planner = href('roomPlanner');

const products = new Map<string, (typeof catalogue)[number]>(
  catalogue.map((product) => [href('product', { slug: product.slug }), product]),
);

function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isFound }, index) => (isFound ? <mark key={index}>{text}</mark> : text));
}

type ThumbProps = { to: string; sizes: string };

function Thumb({ to, sizes }: ThumbProps): ReactNode {
  const product = products.get(to);
  if (!product) return null;
  return (
    <span className={`overflow-hidden ${styles.thumb}`}>
      <Picture file={product.picture} alt="" sizes={sizes} />
    </span>
  );
}

function actionOf(to: string): string {
  if (to.startsWith(planner)) return 'Plan this room';
  return products.has(to) ? 'See the product' : 'Open the page';
}

export function SearchResultList({ found, query, max, hasActions = false, onChoose }: SearchResultListProps) {
  return (
    <ul className={`plain-list ${styles.finds}`} aria-label={`Results for “${query}”`}>
      {found.answers.map(({ label = 'Answer', title, text, to, slug }) => (
        <li key={`answer ${to}`} className={styles.answer}>
          <SiteLink to={to} onClick={onChoose}>
            <span className={`fine fw-medium ${styles.kind}`}>{label}</span>
            <b className="h3 my-1">{title}</b>
            <span className="small">{text}</span>
            {hasActions && (
              <span className="mt-3">
                <span className="btn btn-primary">{actionOf(to)}</span>
              </span>
            )}
            <Thumb to={slug ? href('product', { slug }) : to} sizes="160px" />
          </SiteLink>
        </li>
      ))}
      {found.finds.slice(0, max).map(({ entry, words }) => {
        const kind = products.has(entry.u) ? kinds.product : kinds[entry.k];
        return (
          <li key={`${entry.k} ${entry.u} ${entry.t}`}>
            <SiteLink to={entry.u} onClick={onChoose}>
              <span className="fine muted">
                {entry.k === 'product' ? `${kind}, ${formatPrice({ pricePence: entry.p })}` : kind}
              </span>
              <b className="fw-semibold">
                <Marked parts={markedParts(entry.t, words)} />
              </b>
              <span className={`small muted ${styles.extract}`}>
                <Marked parts={excerpt(entry.d, words)} />
              </span>
              <Thumb to={entry.u} sizes="80px" />
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
