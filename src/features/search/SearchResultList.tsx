import type { ReactNode } from 'react';
import { Arrow } from '@/components/ui/Arrow';
import { LogoMark } from '@/components/ui/LogoMark';
import type { PictureFile } from '@/assets/pictures/picture';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { type RouteKey, routes } from '@/config/routes';
import { articles } from '@/data/articles/articles';
import { catalogue } from '@/data/products/catalogue';
import { formatPrice } from '@/data/room-answers';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { href } from '@/lib/links/href';
import { matchRoute } from '@/lib/links/match-route';
import type { SearchEntry, SearchKind } from '@/lib/search-index';
import type { MarkedPart } from './engine/excerpt';
import { type ShownFind, shownFinds } from './engine/shown-finds';
import type { SearchResponse } from './engine/site-searcher';
import { pagePictures } from './page-pictures';
import styles from './Search.module.scss';

type SearchResultListProps = {
  found: SearchResponse;
  query: string;
  max: number;
  /** Gives each answer a button and each find a picture, in the wider list of a page. */
  hasActions?: boolean;
  onChoose?: () => void;
};

/** What stands before the name of the page. */
const kinds: Partial<Record<SearchKind, string>> = { question: 'Question', article: 'Article' };

const articleTitles = new Map<string, string>(articles.map(({ page, title }) => [page, title]));

const products = new Map<string, (typeof catalogue)[number]>(
  catalogue.map((product) => [href('product', { slug: product.slug }), product]),
);

function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isFound }, index) => (isFound ? <mark key={index}>{text}</mark> : noBreakUnits(text)));
}

function keyOf(to: string): RouteKey {
  return matchRoute(to.replace(/[?#].*/, '')).key;
}

/** Of the product or page that an address leads to. */
function picturesOf(to: string): readonly PictureFile[] {
  const product = products.get(to.replace(/[?#].*/, ''));
  return product ? [product.picture] : (pagePictures[keyOf(to)] ?? []);
}

/** Of each find: none twice in the list. */
function picturesOfFinds(finds: readonly ShownFind[]): ReadonlyMap<ShownFind, PictureFile | undefined> {
  const shownPictures = new Set<PictureFile>();
  return new Map(
    finds.map((find) => {
      const picture = picturesOf(find.entry.u).find((file) => !shownPictures.has(file));
      if (picture) shownPictures.add(picture);
      return [find, picture];
    }),
  );
}

type ThumbProps = { to: string; picture: PictureFile | undefined; hasMark?: boolean };

/** `hasMark`: with our mark where there is no picture. */
function Thumb({ to, picture, hasMark = false }: ThumbProps): ReactNode {
  if (!picture && !hasMark) return null;
  const isWhole = ['product', 'shop'].includes(keyOf(to));
  return (
    <span className={`overflow-hidden ${styles.thumb} ${isWhole ? styles.whole : ''}`}>
      {picture ? (
        <Picture file={picture} alt="" sizes="160px" />
      ) : (
        <svg viewBox="-48 -32 128 96" fill="none" className="d-block bg-ice text-slate" aria-hidden="true">
          <LogoMark />
        </svg>
      )}
    </span>
  );
}

/** Of the page that a result leads to: "Homes", "Question, Homes", "Product, £495". */
function labelOf({ k, u, t, p }: SearchEntry): string {
  if (k === 'product') return `Product, ${formatPrice({ pricePence: p })}`;
  const key = keyOf(u);
  const page = articleTitles.get(key) ?? routes[key].label;
  return [kinds[k], page === t ? undefined : page].filter(Boolean).join(', ') || page;
}

const actions: Partial<Record<RouteKey, string>> = {
  roomPlanner: 'Plan this room',
  product: 'See the product',
  shop: 'See the shop',
  buying: 'See how to buy',
  contact: 'Contact us',
  about: 'About us',
};

function actionOf(to: string): string {
  const key = keyOf(to);
  return actions[key] ?? `See ${routes[key].label.toLowerCase()}`;
}

type FindProps = {
  find: ShownFind;
  picture: PictureFile | undefined;
  hasThumb: boolean;
  onChoose: (() => void) | undefined;
};

function Find({ find: { entry, title, text }, picture, hasThumb, onChoose }: FindProps) {
  return (
    <li>
      <SiteLink to={entry.u} onClick={onChoose}>
        <span className="fine muted">{labelOf(entry)}</span>
        <b className="fw-semibold">
          <Marked parts={title} />
        </b>
        <span className="small muted">
          <Marked parts={text} />
        </span>
        {hasThumb && <Thumb to={entry.u} picture={picture} hasMark />}
      </SiteLink>
    </li>
  );
}

const keyOfFind = ({ entry: { k, u, t } }: ShownFind) => `${k} ${u} ${t}`;

export function SearchResultList({ found, query, max, hasActions = false, onChoose }: SearchResultListProps) {
  const { matches: first, related: others } = shownFinds(found, max);
  const pictures = picturesOfFinds([...first, ...others]);
  return (
    <ul className={`plain-list ${styles.finds}`} aria-label={`Results for “${query}”`}>
      {found.answers.map(({ label = 'Answer', title, text, to, slug }) => (
        <li key={`answer ${to}`} className={styles.answer}>
          <SiteLink to={to} onClick={onChoose}>
            <span className={`fine fw-medium ${styles.kind}`}>{label}</span>
            <b className="h3 my-1">{noBreakUnits(title)}</b>
            <span className="small">{noBreakUnits(text)}</span>
            <span className={hasActions ? 'mt-3' : 'mt-1'}>
              {hasActions ? (
                <span className="btn btn-primary">{actionOf(to)}</span>
              ) : (
                <span className="text-link small">
                  {actionOf(to)} <Arrow />
                </span>
              )}
            </span>
            <Thumb
              to={slug ? href('product', { slug }) : to}
              picture={picturesOf(slug ? href('product', { slug }) : to)[0]}
            />
          </SiteLink>
        </li>
      ))}
      {first.map((find) => (
        <Find
          key={keyOfFind(find)}
          find={find}
          picture={pictures.get(find)}
          hasThumb={hasActions}
          onChoose={onChoose}
        />
      ))}
      {others.length > 0 && first.length > 0 && <li className={`pt-4 pb-2 label ${styles.inset}`}>See also</li>}
      {others.map((find) => (
        <Find
          key={keyOfFind(find)}
          find={find}
          picture={pictures.get(find)}
          hasThumb={hasActions}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}
