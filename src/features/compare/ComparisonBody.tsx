import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import Container from 'react-bootstrap/Container';
import { SegmentedControl } from '@/components/forms/SegmentedControl';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { PageHead } from '@/components/ui/PageHead';
import { RoomBox } from '@/components/ui/RoomBox';
import { routes } from '@/config/routes';
import { formatPeopleHint, peopleNotCounted } from '@/data/people-hint';
import { formatAnswer, answerRoom, formatComparison } from '@/data/room-answers';
import { formatBiggerRoom, formatDecision } from '@/data/room-decision';
import type { Product } from '@/data/products/product';
import { calculatorModels } from '@/domain/machines';
import { formatPeople } from '@/domain/people';
import { formatSides, formatVolume } from '@/domain/room';
import { speedAdvice } from '@/data/room-words';
import { announce } from '@/lib/browser/announce';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { compareUrl, slugsQuery } from '@/lib/links/compare-url';
import { href } from '@/lib/links/href';
import { twoDecimals } from '@/lib/format/number';
import type { Compared } from './comparable-products';
import { arePurifiers, compareRows } from './compare-rows';
import { columnStates, figureText, type CompareRow, partRows } from './compare-row';
import { type ComparedRoom, comparedRoom } from './compared-room';
import { CompareTable, DetailTable } from './CompareTable';
import { compareTitle, leftOutMessage, unreadableRoomMessage, sameTitle } from './messages';
import { sameOfPurifiers } from './purifier-rows';
import { CompareRoomForm } from './CompareRoomForm';
import styles from './ComparisonBody.module.scss';

type ComparisonBodyProps = Compared & {
  /** Slugs of the URL, comma-separated. */
  parameter: string;
};

/** The choice first, then as in the address. @param beside slug of the column that a phone shows beside it */
function comparedColumns(products: readonly Product[], room: ComparedRoom['room'], beside: string | undefined) {
  const looks = columnStates(compareRows(products, room));
  const columns = products
    .map((product, place) => ({ product, look: looks[place] }))
    .sort((left, right) => Number(right.look === 'chosen') - Number(left.look === 'chosen'));
  const others = columns.slice(1);
  const second =
    others.find(({ product }) => product.slug === beside) ?? others.find(({ look }) => look !== 'small') ?? others[0];
  return columns.map((column, place) => ({ ...column, isAside: place > 0 && column !== second }));
}

/** The comparison that an address names: its room, its columns, and what is the same in all. */
export function ComparisonBody({ parameter, products: named, leftOut }: ComparisonBodyProps) {
  const [parameters] = useSearchParams();
  const { hash, search } = useLocation();
  const [beside, setBeside] = useState<string>();
  const compared = comparedRoom({ hash, search });
  const columns = comparedColumns(named, compared.room, beside);
  const [first, ...others] = columns;
  const products = columns.map(({ product }) => product);
  const { main, details, same } = partRows(compareRows(products, compared.room));
  const hasRoom = products.length > 0 && arePurifiers(products);
  const names = named.map(({ name }) => name);
  const slugs = named.map(({ slug }) => slug);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigationType = useNavigationType();
  const notices = leftOut.map(leftOutMessage);
  if (hasRoom && compared.misread !== '') notices.push(unreadableRoomMessage(compared.misread));

  // Moves the focus itself, because the path does not change.
  const takeFocus = useEffectEvent(() => {
    if (navigationType === 'POP') return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
    announce(heading.current?.textContent ?? '');
  });
  useEffect(() => takeFocus(), [parameter]);

  const swap = <ArrowLink to={`${href('shop')}?${slugsQuery('picked', slugs)}`}>Swap or add</ArrowLink>;
  return (
    <Container fluid="xxl" className={styles.page ?? ''}>
      <PageHead
        title={names.length > 1 ? `Compare ${names.length}: ${names.join(', ')}` : 'Compare'}
        description="Products of the shop side by side: which is enough for your room, prices, noise and air changes at working speed, size and running cost, with what is best said in words."
        path={href('shop')}
        card="shop"
      />
      <header className={styles.head}>
        <Breadcrumb
          trail={[...breadcrumbTrail('shop'), { label: routes.shop.label, to: href('shop') }]}
          current="Compare"
        />
        <div className={`align-items-end ${styles.title}`}>
          <h1 ref={heading} tabIndex={-1}>
            {compareTitle(products)}
          </h1>
          {hasRoom && <CompareRoomForm room={compared.room} />}
        </div>
        {hasRoom && <RoomLine compared={compared} />}
        {notices.length > 0 && (
          <div role="status">
            <ul className={`plain-list mt-4 mb-0 small ${styles.leftOut}`}>
              {notices.map((notice) => (
                <li key={notice}>{notice}</li>
              ))}
            </ul>
          </div>
        )}
      </header>
      {first ? (
        <>
          {others.length > 1 && (
            <div className="d-lg-none mb-4 d-print-none">
              <SegmentedControl
                legend={`Beside ${first.product.name}`}
                segments={others.map(({ product }) => ({ value: product.slug, label: product.name }))}
                value={others.find(({ isAside }) => !isAside)?.product.slug ?? ''}
                onChange={setBeside}
              />
            </div>
          )}
          <CompareTable
            columns={columns}
            rows={main}
            corner={
              <>
                {hasRoom && <RoomDrawing room={compared.room} />}
                {swap}
              </>
            }
            without={(left) => {
              const rest = slugs.filter((slug) => slug !== left);
              return `${href('shop')}?${slugsQuery('compare', rest, parameters.toString())}${hash}`;
            }}
          />
          {details.length > 0 && (
            <details className={`plus-fold ${styles.all}`}>
              <summary className="py-3">All figures</summary>
              <DetailTable columns={columns} rows={details} />
            </details>
          )}
          <div className="d-lg-none mt-3 d-print-none">{swap}</div>
          <SameInAll products={products} rows={same} />
        </>
      ) : (
        <p className="lead d-flex flex-wrap column-gap-5 row-gap-2">
          <ArrowLink to={compareUrl(calculatorModels.map(({ slug }) => slug))}>
            Compare the four air purifiers
          </ArrowLink>
          <ArrowLink to={href('shop')}>Choose in the shop</ArrowLink>
        </p>
      )}
      {hasRoom && (
        <p className={`fine muted m-0 ${styles.basis}`}>
          {speedAdvice} <EstimatedNote /> Power at working speed is estimated too; each product page takes your own
          hours and price.
        </p>
      )}
    </Container>
  );
}

type SameInAllProps = { products: readonly Product[]; rows: readonly CompareRow[] };

function SameInAll({ products, rows }: SameInAllProps) {
  const alike = rows.flatMap(({ label, figures: [figure] }) => (figure ? [{ label, text: figureText(figure) }] : []));
  const facts = arePurifiers(products) ? [...alike, ...sameOfPurifiers] : alike;
  if (facts.length === 0 || products.length < 2) return null;
  return (
    <section className={styles.same}>
      <h2 className="h3 mb-0">{sameTitle(products.length)}</h2>
      <dl className="m-0 ps-lg-4">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt className="label">{label}</dt>
            <dd className="muted small">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function RoomDrawing({ room }: Pick<ComparedRoom, 'room'>) {
  if (!('lengthM' in room)) return null;
  const { lengthM, widthM, heightM } = room;
  return (
    <RoomBox
      lengthLabel={`${twoDecimals(lengthM)} m`}
      widthLabel={`${twoDecimals(widthM)} m`}
      heightLabel={`${twoDecimals(heightM)} m`}
      className="d-block"
    />
  );
}

/** The compared room with its answer and the reasons for it. */
export function RoomLine({ compared: { room, isExample } }: { compared: ComparedRoom }) {
  const { people } = room;
  const volume = `${formatVolume(room)}\u00a0m³`;
  const size = 'lengthM' in room ? `${formatSides(room)} (${volume})` : volume;
  const sizeAndPeople = people ? `${size} and ${formatPeople(people)}` : size;
  const answer = answerRoom(room);
  const reasons = [
    formatComparison(answer),
    formatDecision(room),
    formatBiggerRoom(room),
    formatPeopleHint(room, room.roomKind) ?? (people || isExample ? undefined : peopleNotCounted),
  ].filter(Boolean);
  return (
    <p className="lead mw-none mt-4 text-ink" role="status">
      {isExample
        ? `For a living room of ${sizeAndPeople}, an example, we would plan: `
        : `For ${sizeAndPeople} we would plan: `}
      <b>{formatAnswer(answer, room)}</b>.{reasons.map((reason) => ` ${reason}.`)}
    </p>
  );
}
