import type { PictureFile } from '@/assets/pictures/picture';
import { company } from '@/config/company';
import type { ProductSlug } from '@/config/product-slugs';
import { type RouteKey, routes } from '@/config/routes';
import { articles } from '@/data/articles/articles';
import { formatListPrice } from '@/data/filter-prices';
import { catalogue } from '@/data/products/catalogue';
import { noBreakText } from '@/lib/format/no-break-units';
import { href } from '@/lib/links/href';
import { matchRoute } from '@/lib/links/match-route';
import type { SearchEntry, SearchKind } from '@/lib/search-index';
import type { Answer } from './engine/answer';
import type { MarkedPart } from './engine/excerpt';
import type { ShownFind } from './engine/shown-finds';
import { pagePictures, roomPictures } from './page-pictures';

/** A result as the list shows it. */
export type Result = {
  key: string;
  to: string;
  label: string;
  title: readonly MarkedPart[];
  /** What the title says after its colon, where that has a figure. */
  fact?: string | undefined;
  text: readonly MarkedPart[];
  lines?: readonly string[] | undefined;
  isAnswer: boolean;
  /** The address of what its picture shows. */
  pictured: string;
  /** The product of the answer, and how many of it the room takes. */
  quoted?: { slug: ProductSlug; machines?: number | undefined } | undefined;
};

/** What stands before the name of the page. */
const kinds: Partial<Record<SearchKind, string>> = { question: 'Question', article: 'Article' };

const articleTitles = new Map<string, string>(articles.map(({ page, title }) => [page, title]));

const products = new Map<string, (typeof catalogue)[number]>(
  catalogue.map((product) => [href('product', { slug: product.slug }), product]),
);

/** The route of an address. */
export function keyOf(to: string): RouteKey {
  return matchRoute(to.replace(/[?#].*/, '')).key;
}

/** Names the page that a result leads to: "Homes", "Question, Homes", "Product, £495". */
function labelOf({ kind, path, title }: SearchEntry): string {
  const product = products.get(path);
  if (product) return `Product, ${formatListPrice(product)}`;
  const key = keyOf(path);
  const page = articleTitles.get(key) ?? routes[key].label;
  return [kinds[kind], page === title ? undefined : page].filter(Boolean).join(', ') || page;
}

/** Names, figures, our number and our address do not break. */
function unbroken(text: string): string {
  return noBreakText(text)
    .replaceAll(company.phone.label, company.phone.label.replaceAll(' ', '\u00a0'))
    .replaceAll(company.email, company.email.replaceAll('-', '-\u2060'));
}

const unbrokenPart = ({ text, isFound }: MarkedPart) => ({ text: unbroken(text), isFound });

const unmarked = (text: string): MarkedPart[] => [{ text, isFound: false }];

/** "Generation X: £495" is a title and a fact of its own where it is large, else one line. */
function titleAndFact(title: string, isLarge: boolean): readonly [string, string?] {
  const at = title.indexOf(': ');
  return isLarge && at > 0 && /\d/.test(title.slice(at)) ? [title.slice(0, at), title.slice(at + 2)] : [title];
}

/** The page shows the room, the narrow list the machine for it. */
export function answerResult(
  { label = 'Answer', title, text, lines, to, slug, machines }: Answer,
  isPage: boolean,
  isLarge: boolean,
): Result {
  const pictured =
    slug && !(isPage && (keyOf(to) === 'homes' || keyOf(to) in roomPictures)) ? href('product', { slug }) : to;
  const [head, fact] = titleAndFact(unbroken(title), isLarge);
  return {
    key: to,
    to,
    // A sum alone does not say of what.
    label: title.startsWith('About £') ? `${label}, ${routes[keyOf(to)].label}` : label,
    title: unmarked(head),
    fact,
    text: unmarked(unbroken(text)),
    lines: lines?.map(unbroken),
    isAnswer: true,
    pictured,
    quoted: slug && machines ? { slug, machines } : products.get(to.replace(/[?#].*/, '')),
  };
}

/** A find with its searched words marked. */
export function findResult({ entry, title, text }: ShownFind): Result {
  return {
    key: `${entry.path} ${entry.title}`,
    to: entry.path,
    label: labelOf(entry),
    title: title.map(unbrokenPart),
    text: text.map(unbrokenPart),
    isAnswer: false,
    pictured: entry.path,
  };
}

/** The picture of the product or page that each address leads to; a page that has several shows them in turn. */
export function picturesOf(addresses: readonly string[]): readonly (PictureFile | undefined)[] {
  return addresses.map((to, index) => {
    const product = products.get(to.replace(/[?#].*/, ''));
    const key = keyOf(to);
    const pictures = product ? [product.picture] : (pagePictures[key] ?? []);
    const before = addresses.slice(0, index).filter((each) => keyOf(each) === key).length;
    return pictures[before % pictures.length];
  });
}
