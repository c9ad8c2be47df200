import { Fragment, type ReactNode } from 'react';
import { Arrow } from '@/components/ui/Arrow';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { PictureFile } from '@/assets/pictures/picture';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { type RouteKey, routes } from '@/config/routes';
import { catalogue } from '@/data/products/catalogue';
import { shortName } from '@/domain/machines';
import { compareParameters, parseSlugs } from '@/lib/links/compare-url';
import { contactUrl } from '@/lib/links/contact-url';
import { priceRequestUrl, slugIn } from '@/lib/links/price-request-url';
import { shownFinds } from './engine/shown-finds';
import type { SearchResponse } from './engine/site-searcher';
import { productsFirst } from './products-first';
import { answerResult, findResult, keyOf, picturesOf, type Result } from './result';
import styles from './SearchResultList.module.scss';
import { money } from '@/lib/format/money';

type SearchResultListProps = {
  found: SearchResponse;
  query: string;
  /** Finds in all; on the page, results below the first. */
  max: number;
  /** Gives the first result a large picture and a button, and each other one a picture. */
  isPage?: boolean;
  onChoose?: () => void;
  /** Under the last result. */
  children?: ReactNode;
};

type ThumbProps = { to: string; picture: PictureFile; sizes: string };

function Thumb({ to, picture, sizes }: ThumbProps) {
  const isWhole = ['product', 'shop'].includes(keyOf(to));
  const slug = slugIn(to) ?? '';
  const machine = styles[slug] && `${styles.machine} ${styles[slug]}`;
  const ground = slug.startsWith('achilles') ? 'bg-sand' : (machine ?? '');
  return (
    <span className={`overflow-hidden ${styles.thumb} ${isWhole ? styles.whole : ''} ${ground}`}>
      <Picture file={picture} alt="" sizes={sizes} className="w-100 h-100 object-fit-cover" />
    </span>
  );
}

const comparedIn = (to: string) =>
  parseSlugs(new URLSearchParams(to.split(/[?#]/)[1]).get(compareParameters.compared)).slugs;

/** The purifiers that an address compares, or all four, with their prices. */
function PriceBoard({ to }: { to: string }) {
  const compared = comparedIn(to);
  return (
    <span className={`d-grid align-items-start text-center ${styles.board}`}>
      {catalogue
        .filter((product) => product.kind === 'purifier')
        .filter(({ slug }) => compared.length === 0 || compared.includes(slug))
        .map(({ slug, model, picture, pricePence }) => (
          <span key={slug} className={styles[slug]}>
            <Picture file={picture} alt="" sizes="260px" />
            <span className="d-block small">{shortName(model)}</span>
            <span className="d-block small fw-semibold num">
              {pricePence === undefined ? 'On request' : money(pricePence)}
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
  dentistry: 'See rooms for dentistry',
  education: 'See rooms of a school',
  healthCare: 'See rooms of a hospital',
  business: 'See rooms of an office',
  hospitality: 'See bars and hotels',
  gym: 'See rooms of a gym',
  homes: 'See rooms at home',
  evidence: 'See the evidence',
  buying: 'See how to buy',
  contact: 'Contact us',
  about: 'About us',
};

function actionOf(to: string): string {
  if (comparedIn(to).length > 0) return 'Compare them';
  const key = keyOf(to);
  return actions[key] ?? `See ${routes[key].label.toLowerCase()}`;
}

/** A price is a large figure, another fact a line. */
function Fact({ children }: { children: string }) {
  const [, price, rest] = /^(£[\d,.]*\d(?: to £[\d,.]*\d)?)(.*)$/.exec(children) ?? [];
  if (!price) return <span className="h3 mt-1">{children}</span>;
  return (
    <span className="mt-2">
      <span className={`num ${styles.price}`}>{price}</span> {rest}
    </span>
  );
}

function Marked({ parts }: { parts: Result['title'] }) {
  return parts.map(({ text, isFound }, index) => (isFound ? <mark key={index}>{text}</mark> : text));
}

type TextProps = { result: Result; isWide?: boolean; children?: ReactNode };

/** What it is, what it is called, and a line of it. */
function Text({ result: { label, title, fact, text, lines = [], isAnswer }, isWide = false, children }: TextProps) {
  return (
    <span className="d-flex flex-column align-items-start gap-1">
      <span className={`fine ${isAnswer && isWide ? `fw-medium ${styles.kind}` : 'muted'}`}>{label}</span>
      <b className={isWide ? 'h2 text-balance' : 'item'}>
        <Marked parts={title} />
      </b>
      {fact && <Fact>{fact}</Fact>}
      <span className={isWide ? 'mt-2' : 'small muted'}>
        <Marked parts={text} />
      </span>
      {lines.map((line) => (
        <span key={line} className={`w-100 mt-1 pt-2 border-top ${isWide ? '' : 'small muted'}`}>
          {line}
        </span>
      ))}
      {children}
    </span>
  );
}

type ItemProps = { result: Result; picture: PictureFile | undefined; onChoose: (() => void) | undefined };

/** The first result of the page: an answer with a product leads to its price first. */
function WideItem({ result, picture, onChoose }: ItemProps) {
  const { to, isAnswer, pictured, quoted } = result;
  return (
    <li className={`position-relative ${styles.wide}`}>
      <div>
        <SiteLink to={to} onClick={onChoose} className="stretched-link">
          <Text result={result} isWide />
        </SiteLink>
        <div className={`d-flex flex-wrap align-items-center mt-4 ${styles.actions}`}>
          {quoted && (
            <ButtonLink to={priceRequestUrl(quoted.slug, quoted.machines)} variant="accent">
              Get a written quote
            </ButtonLink>
          )}
          <SiteLink to={to} onClick={onChoose} className={quoted ? 'text-link' : 'btn btn-primary'}>
            {actionOf(to)}
            {quoted && <Arrow />}
          </SiteLink>
        </div>
      </div>
      {isAnswer && keyOf(pictured) === 'shop' ? (
        <PriceBoard to={to} />
      ) : (
        picture && <Thumb to={pictured} picture={picture} sizes="(min-width: 62em) 50vw, 100vw" />
      )}
    </li>
  );
}

function Item({ result, picture, isPage, onChoose }: ItemProps & { isPage: boolean }) {
  const { to, isAnswer, pictured } = result;
  return (
    <li className={isAnswer && !isPage ? styles.answer : styles.find}>
      <SiteLink to={to} onClick={onChoose}>
        <Text result={result}>
          {isAnswer && !isPage && (
            <span className="text-link small mt-1">
              {actionOf(to)} <Arrow />
            </span>
          )}
        </Text>
        {picture && (isPage || isAnswer) && <Thumb to={pictured} picture={picture} sizes="160px" />}
      </SiteLink>
    </li>
  );
}

/** In the place that an odd number of results leaves empty. */
const notFound: Result = {
  key: 'ask',
  to: contactUrl('question'),
  label: 'Contact',
  title: [{ text: 'Not what you meant? Ask us', isFound: false }],
  text: [{ text: `${company.phone.label}, ${company.openingHours.label}, or in writing.`, isFound: false }],
  isAnswer: false,
  pictured: '',
};

/** Answers first, then the pages that were found. */
export function SearchResultList({ found, query, max, isPage = false, onChoose, children }: SearchResultListProps) {
  const { matches, related } = shownFinds(productsFirst(found), isPage ? max + 1 - found.answers.length : max);
  const first = [
    ...found.answers.map((answer, index) => answerResult(answer, isPage, isPage && index === 0)),
    ...matches.map(findResult),
  ];
  const results = [...first, ...related.map(findResult)];
  const pictures = picturesOf(results.map(({ pictured }) => pictured));
  const pageTitle = first.length > 1 ? 'On these pages' : 'See also';
  const [titledAt, groupTitle] = isPage ? [1, pageTitle] : [first.length, 'See also'];
  const leavesHole = isPage && results.length > 1 && results.length % 2 === 0;
  return (
    <ul className={`plain-list ${isPage ? styles.page : styles.finds}`} aria-label={`Results for “${query}”`}>
      {results.map((result, index) => (
        <Fragment key={result.key}>
          {index > 0 && index === titledAt && <li className={`label ${styles.group}`}>{groupTitle}</li>}
          {isPage && index === 0 ? (
            <WideItem result={result} picture={pictures[index]} onChoose={onChoose} />
          ) : (
            <Item result={result} picture={pictures[index]} isPage={isPage} onChoose={onChoose} />
          )}
        </Fragment>
      ))}
      {leavesHole && (
        <li className={styles.find}>
          <SiteLink to={contactUrl('question')}>
            <Text result={notFound} />
          </SiteLink>
        </li>
      )}
      {children && <li className="mt-4">{children}</li>}
    </ul>
  );
}
