import { ArrowRight, BadgeCheck, CircleQuestionMark, FileText, type LucideIcon, Newspaper } from 'lucide-react';
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
  onChoose?: () => void;
};

const kinds: Record<SearchKind, [name: string, Icon: LucideIcon]> = {
  product: ['Product', FileText],
  page: ['Page', FileText],
  question: ['Question', CircleQuestionMark],
  article: ['Article', Newspaper],
  evidence: ['Evidence', BadgeCheck],
};

const products = new Map<string, (typeof catalogue)[number]>(
  catalogue.map((product) => [href('product', { slug: product.slug }), product]),
);

function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isFound }, index) => (isFound ? <mark key={index}>{text}</mark> : text));
}

type ThumbProps = { to: string; Icon: LucideIcon };

function Thumb({ to, Icon }: ThumbProps): ReactNode {
  const product = products.get(to);
  return (
    <span
      className={`d-grid overflow-hidden bg-porcelain muted ${styles.thumb} ${product?.kind === 'purifier' ? styles.purifier : ''}`}
    >
      {product ? (
        <Picture file={product.picture} alt="" sizes="64px" />
      ) : (
        <Icon size={22} strokeWidth={1.5} aria-hidden="true" />
      )}
    </span>
  );
}

export function SearchResultList({ found, query, max, onChoose }: SearchResultListProps) {
  return (
    <ul className={`plain-list ${styles.finds}`} aria-label={`Results for “${query}”`}>
      {found.answers.map(({ label = 'Answer', title, text, to, slug }) => (
        <li key={`answer ${to}`} className={styles.answer}>
          <SiteLink to={to} onClick={onChoose}>
            <Thumb to={slug ? href('product', { slug }) : to} Icon={ArrowRight} />
            <span className={`fine fw-medium ${styles.kind}`}>{label}</span>
            <b className="h3 m-0">{title}</b>
            <span className="small">{text}</span>
          </SiteLink>
        </li>
      ))}
      {found.finds.slice(0, max).map(({ entry, words }) => {
        const [kind, Icon] = kinds[entry.k];
        return (
          <li key={`${entry.k} ${entry.u} ${entry.t}`}>
            <SiteLink to={entry.u} onClick={onChoose}>
              <Thumb to={entry.u} Icon={Icon} />
              <span className="fine muted">
                {entry.k === 'product' ? `${kind}, ${formatPrice({ pricePence: entry.p })}` : kind}
              </span>
              <b className="fw-semibold">
                <Marked parts={markedParts(entry.t, words)} />
              </b>
              <span className="small muted">
                <Marked parts={excerpt(entry.d, words)} />
              </span>
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
