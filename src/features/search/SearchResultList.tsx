import { Fragment, type ReactNode } from 'react';
import { Arrow } from '@/components/ui/Arrow';
import type { PictureFile } from '@/assets/pictures/picture';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { type RouteKey, routes } from '@/config/routes';
import { articles } from '@/data/articles/articles';
import { catalogue } from '@/data/products/catalogue';
import { formatPrice } from '@/data/room-answers';
import { shortName } from '@/domain/machines';
import { noBreakText } from '@/lib/format/no-break-units';
import { href } from '@/lib/links/href';
import { matchRoute } from '@/lib/links/match-route';
import type { SearchEntry, SearchKind } from '@/lib/search-index';
import type { Answer } from './engine/answer';
import type { MarkedPart } from './engine/excerpt';
import { type ShownFind, shownFinds } from './engine/shown-finds';
import type { SearchResponse } from './engine/site-searcher';
import { pagePictures, roomPictures } from './page-pictures';
import styles from './SearchResultList.module.scss';

type SearchResultListProps = {
  found: SearchResponse;
  query: string;
  max: number;
  /** Gives the first result a large picture and a button, and each other one a picture. */
  isPage?: boolean;
  onChoose?: () => void;
  /** Under the last result. */
  children?: ReactNode;
};

type Result = {
  key: string;
  to: string;
  label: string;
  /** Before the title, in its size. */
  place: string | undefined;
  title: ReactNode;
  text: ReactNode;
  lines?: readonly string[] | undefined;
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
function labelOf({ kind, path, title, pricePence }: SearchEntry): string {
  if (kind === 'product') return `Product, ${formatPrice({ pricePence })}`;
  const key = keyOf(path);
  const page = articleTitles.get(key) ?? routes[key].label;
  return [kinds[kind], page === title ? undefined : page].filter(Boolean).join(', ') || page;
}

/** The place leads where a title begins with a sum, as several do: "Education", then "About £3,310 over five years". */
function ledByPlace(to: string, title: string): string | undefined {
  return title.startsWith('About £') ? routes[keyOf(to)].label : undefined;
}

/** Names, figures, our number and our address do not break. */
function unbroken(text: string): string {
  return noBreakText(text)
    .replaceAll(company.phone.label, company.phone.label.replaceAll(' ', '\u00a0'))
    .replaceAll(company.email, company.email.replaceAll('-', '-\u2060'));
}

function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isFound }, index) => (isFound ? <mark key={index}>{text}</mark> : unbroken(text)));
}

/** The page shows the room, the narrow list the machine for it. */
function answerResult({ label = 'Answer', title, text, lines, to, slug }: Answer, isPage: boolean): Result {
  const pictured =
    slug && !(isPage && (keyOf(to) === 'homes' || keyOf(to) in roomPictures)) ? href('product', { slug }) : to;
  return {
    key: to,
    to,
    label,
    place: ledByPlace(to, title),
    title: unbroken(title),
    text: unbroken(text),
    lines: lines?.map(unbroken),
    isAnswer: true,
    pictured,
  };
}

function findResult({ entry, title, text }: ShownFind): Result {
  return {
    key: `${entry.path} ${entry.title}`,
    to: entry.path,
    label: labelOf(entry),
    place: ledByPlace(entry.path, entry.title),
    title: <Marked parts={title} />,
    text: <Marked parts={text} />,
    isAnswer: false,
    pictured: entry.path,
  };
}

/** Of the product or page that an address leads to. */
function pictureOf(to: string): PictureFile | undefined {
  return products.get(to.replace(/[?#].*/, ''))?.picture ?? pagePictures[keyOf(to)];
}

/** Each picture once, beside the first result that has it; the board of prices has its own. */
function picturesOf(results: readonly Result[], hasBoard: boolean): readonly (PictureFile | undefined)[] {
  const pictures = results.map(({ pictured }, index) => (hasBoard && index === 0 ? undefined : pictureOf(pictured)));
  return pictures.map((picture, index) => (pictures.indexOf(picture) === index ? picture : undefined));
}

type ThumbProps = { to: string; picture: PictureFile; sizes: string };

function Thumb({ to, picture, sizes }: ThumbProps) {
  const isWhole = ['product', 'shop'].includes(keyOf(to));
  return (
    <span className={`overflow-hidden ${styles.thumb} ${isWhole ? styles.whole : ''}`}>
      <Picture file={picture} alt="" sizes={sizes} />
    </span>
  );
}

/** The four purifiers with their prices. */
function PriceBoard() {
  return (
    <span className={`d-grid align-items-start text-center ${styles.board}`}>
      {catalogue
        .filter((product) => product.kind === 'purifier')
        .map(({ slug, model, picture, pricePence }) => (
          <span key={slug} className={styles[slug]}>
            <Picture file={picture} alt="" sizes="260px" />
            <span className="d-block small">{shortName(model)}</span>
            <span className="d-block small fw-semibold num">
              {pricePence === undefined ? 'On request' : formatPrice({ pricePence })}
            </span>
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

/** Answers first, then the pages that were found. */
export function SearchResultList({ found, query, max, isPage = false, onChoose, children }: SearchResultListProps) {
  const { matches, related } = shownFinds(found, max);
  const first = [...found.answers.map((answer) => answerResult(answer, isPage)), ...matches.map(findResult)];
  const results = [...first, ...related.map(findResult)];
  const hasBoard = isPage && results[0]?.isAnswer === true && keyOf(results[0].pictured) === 'shop';
  const pictures = picturesOf(results, hasBoard);
  const titles = new Map([
    ...(isPage && first.length > 1 ? [[1, 'On these pages'] as const] : []),
    ...(first.length > 0 ? [[first.length, 'See also'] as const] : []),
  ]);
  return (
    <ul className={`plain-list ${isPage ? styles.page : styles.finds}`} aria-label={`Results for “${query}”`}>
      {results.map(({ key, to, label, place, title, text, lines = [], isAnswer, pictured }, index) => {
        const isWide = isPage && index === 0;
        const picture = pictures[index];
        return (
          <Fragment key={key}>
            {titles.has(index) && <li className={`label ${styles.group}`}>{titles.get(index)}</li>}
            <li className={isWide ? styles.wide : isAnswer && !isPage ? styles.answer : styles.find}>
              <SiteLink to={to} onClick={onChoose}>
                <span className="d-flex flex-column align-items-start gap-1">
                  {label !== place && (
                    <span className={`fine ${isAnswer ? `fw-medium ${styles.kind}` : 'muted'}`}>{label}</span>
                  )}
                  <b className={isWide ? 'title text-balance' : 'item'}>{place ?? title}</b>
                  {place && <span className={isWide ? 'lead' : ''}>{title}</span>}
                  <span className={isWide ? 'mt-2' : 'small muted'}>{text}</span>
                  {lines.map((line) => (
                    <span key={line} className={`w-100 mt-1 pt-2 border-top ${isWide ? '' : 'small muted'}`}>
                      {line}
                    </span>
                  ))}
                  {isWide && <span className="btn btn-primary mt-4">{actionOf(to)}</span>}
                  {isAnswer && !isPage && (
                    <span className="text-link small mt-1">
                      {actionOf(to)} <Arrow />
                    </span>
                  )}
                </span>
                {isWide && hasBoard ? (
                  <PriceBoard />
                ) : (
                  picture &&
                  (isPage || isAnswer) && (
                    <Thumb to={pictured} picture={picture} sizes={isWide ? '(min-width: 62em) 50vw, 100vw' : '160px'} />
                  )
                )}
              </SiteLink>
            </li>
          </Fragment>
        );
      })}
      {children && <li className="mt-4">{children}</li>}
    </ul>
  );
}
