import { Fragment, type ReactNode } from 'react';
import { Arrow } from '@/components/ui/Arrow';
import { LogoMark } from '@/components/ui/LogoMark';
import type { PictureFile } from '@/assets/pictures/picture';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { type RouteKey, routes } from '@/config/routes';
import { articles } from '@/data/articles/articles';
import { catalogue } from '@/data/products/catalogue';
import { formatPrice } from '@/data/room-answers';
import { shortName } from '@/domain/machines';
import { noBreakNames } from '@/lib/format/no-break-names';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { href } from '@/lib/links/href';
import { matchRoute } from '@/lib/links/match-route';
import type { SearchEntry, SearchKind } from '@/lib/search-index';
import type { Answer } from './engine/answer';
import type { MarkedPart } from './engine/excerpt';
import { type ShownFind, shownFinds } from './engine/shown-finds';
import type { SearchResponse } from './engine/site-searcher';
import { pagePictures, roomPictures } from './page-pictures';
import styles from './Search.module.scss';

type SearchResultListProps = {
  found: SearchResponse;
  query: string;
  max: number;
  /** Gives the first result a large picture and a button, and each other one a picture. */
  isPage?: boolean;
  onChoose?: () => void;
};

type Result = {
  key: string;
  to: string;
  label: string;
  title: ReactNode;
  text: ReactNode;
  isAnswer: boolean;
  /** The address of what its picture shows. */
  pictured: string;
};

/** What stands before the name of the page. */
const kinds: Partial<Record<SearchKind, string>> = { question: 'Question', article: 'Article' };

const articleTitles = new Map<string, string>(articles.map(({ page, title }) => [page, title]));

const products = new Map<string, (typeof catalogue)[number]>(
  catalogue.map((product) => [href('product', { slug: product.slug }), product]),
);

function keyOf(to: string): RouteKey {
  return matchRoute(to.replace(/[?#].*/, '')).key;
}

/** Of the page that a result leads to: "Homes", "Question, Homes", "Product, £495". */
function labelOf({ k, u, t, p }: SearchEntry): string {
  if (k === 'product') return `Product, ${formatPrice({ pricePence: p })}`;
  const key = keyOf(u);
  const page = articleTitles.get(key) ?? routes[key].label;
  return [kinds[k], page === t ? undefined : page].filter(Boolean).join(', ') || page;
}

/** Names, figures, our number and our address do not break. */
function unbroken(text: string): string {
  return noBreakUnits(noBreakNames(text))
    .replaceAll(company.phone.label, company.phone.label.replaceAll(' ', '\u00a0'))
    .replaceAll(company.email, company.email.replaceAll('-', '-\u2060'));
}

function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isFound }, index) => (isFound ? <mark key={index}>{text}</mark> : unbroken(text)));
}

/** The page shows the room, the narrow list the machine for it. */
function answerResult({ label = 'Answer', title, text, to, slug }: Answer, isPage: boolean): Result {
  const pictured =
    slug && !(isPage && (keyOf(to) === 'homes' || keyOf(to) in roomPictures)) ? href('product', { slug }) : to;
  return {
    key: to,
    to,
    label,
    title: unbroken(title),
    text: unbroken(text),
    isAnswer: true,
    pictured,
  };
}

function findResult({ entry, title, text }: ShownFind): Result {
  return {
    key: `${entry.k} ${entry.u} ${entry.t}`,
    to: entry.u,
    label: labelOf(entry),
    title: <Marked parts={title} />,
    text: <Marked parts={text} />,
    isAnswer: false,
    pictured: entry.u,
  };
}

/** Of the product or page that an address leads to. */
function picturesOf(to: string): readonly PictureFile[] {
  const product = products.get(to.replace(/[?#].*/, ''));
  return product ? [product.picture] : (pagePictures[keyOf(to)] ?? []);
}

/** A page's pictures in turn, then its first again. */
function picturesOfResults(results: readonly Result[]): ReadonlyMap<Result, PictureFile | undefined> {
  const shownPictures = new Set<PictureFile>();
  return new Map(
    results.map((result) => {
      const files = picturesOf(result.pictured);
      const picture = files.find((file) => !shownPictures.has(file)) ?? files[0];
      if (picture) shownPictures.add(picture);
      return [result, picture];
    }),
  );
}

type ThumbProps = { to: string; picture: PictureFile | undefined; sizes: string };

/** With our mark where there is no picture. */
function Thumb({ to, picture, sizes }: ThumbProps) {
  const isWhole = ['product', 'shop'].includes(keyOf(to));
  return (
    <span className={`overflow-hidden ${styles.thumb} ${isWhole ? styles.whole : ''}`}>
      {picture ? (
        <Picture file={picture} alt="" sizes={sizes} />
      ) : (
        <svg viewBox="-48 -32 128 96" fill="none" className="d-block w-100 bg-ice text-slate" aria-hidden="true">
          <LogoMark />
        </svg>
      )}
    </span>
  );
}

/** The four purifiers with their prices. */
function PriceBoard() {
  return (
    <span className={`d-grid align-items-start ${styles.board}`}>
      {catalogue
        .filter((product) => product.kind === 'purifier')
        .map(({ slug, calculatorName, picture, pricePence }) => (
          <span key={slug}>
            <Picture file={picture} alt="" sizes="260px" />
            <span className="d-block small">{shortName(calculatorName)}</span>
            <span className="d-block small fw-semibold num text-nowrap">{formatPrice({ pricePence })}</span>
          </span>
        ))}
    </span>
  );
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

export function SearchResultList({ found, query, max, isPage = false, onChoose }: SearchResultListProps) {
  const { matches, related } = shownFinds(found, max);
  const first = [...found.answers.map((answer) => answerResult(answer, isPage)), ...matches.map(findResult)];
  const results = [...first, ...related.map(findResult)];
  const pictures = picturesOfResults(results);
  /** The last of an odd number of results in two columns. */
  const isLone = (index: number) => {
    const [from, to] = index < first.length ? [1, first.length] : [Math.max(first.length, 1), results.length];
    return index === to - 1 && (to - from) % 2 === 1;
  };
  return (
    <ul className={`plain-list ${isPage ? styles.page : styles.finds}`} aria-label={`Results for “${query}”`}>
      {results.map((result, index) => {
        const { key, to, label, title, text, isAnswer, pictured } = result;
        const isWide = isPage && index === 0;
        /** The first two below the wide one. */
        const isLarge = isPage && !isWide && index <= 2 && index < first.length;
        const picture = pictures.get(result);
        return (
          <Fragment key={key}>
            {index === first.length && index > 0 && <li className={`pt-4 pb-2 label ${styles.inset}`}>See also</li>}
            <li
              className={
                isWide
                  ? styles.wide
                  : isAnswer
                    ? styles.answer
                    : isLone(index)
                      ? styles.lone
                      : isLarge
                        ? styles.large
                        : ''
              }
            >
              <SiteLink to={to} onClick={onChoose}>
                <span
                  className={`d-flex flex-column align-items-start ${isWide ? 'justify-content-center gap-2 py-4' : ''}`}
                >
                  <span className={`fine ${isAnswer ? `fw-medium ${styles.kind}` : 'muted'}`}>{label}</span>
                  <b className={isWide ? 'title text-balance' : isLarge ? 'h3' : 'item'}>{title}</b>
                  <span className={isWide ? '' : isLarge ? 'muted' : 'small muted'}>{text}</span>
                  {isWide && <span className="btn btn-primary mt-3">{actionOf(to)}</span>}
                  {isAnswer && !isPage && (
                    <span className="text-link small mt-1">
                      {actionOf(to)} <Arrow />
                    </span>
                  )}
                </span>
                {isWide && isAnswer && keyOf(pictured) === 'shop' ? (
                  <PriceBoard />
                ) : (isWide ? picture : isPage || isAnswer) ? (
                  <Thumb to={pictured} picture={picture} sizes={isWide ? '(min-width: 62em) 540px, 100vw' : '200px'} />
                ) : null}
              </SiteLink>
            </li>
          </Fragment>
        );
      })}
    </ul>
  );
}
