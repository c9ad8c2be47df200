import { useEffect, useRef } from 'react';
import Container from 'react-bootstrap/Container';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Arrow } from '@/components/ui/Arrow';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { achillesFigures } from '@/data/products/achilles-figures';
import { deliveredEach, delivery } from '@/data/products/delivery';
import type { ProductSummary, ShopGroup } from '@/data/products/product';
import { useHydrated } from '@/boot/use-hydrated';
import { announce } from '@/lib/browser/announce';
import { href } from '@/lib/links/href';
import { requestHash } from '@/lib/links/price-request-url';
import { grouped } from '@/lib/format/number';
import { CompareBar } from './CompareBar';
import { LineUp } from './LineUp';
import { RoomsUpToFold } from './RoomsUpToFold';
import { groupFromQuery, groupParameter, productsOfGroup, shopTabs } from './shop-groups';
import { ShopFoot, ShopTile, type ShopTileProps } from './ShopTile';
import styles from './ShopGrid.module.scss';
import { filterCare } from '@/data/products/filter-care';

type ShopGridProps = {
  products: readonly ProductSummary[];
};

/** The shop: machines in a line-up, then bottles, meter and filters. */
export function ShopGrid({ products }: ShopGridProps) {
  const [group, chooseGroup] = useShopGroup();
  const visibleProducts = productsOfGroup(products, group);
  const purifiers = visibleProducts.filter((product) => product.kind === 'purifier');
  const others = visibleProducts.filter((product) => product.kind !== 'purifier');
  const count = visibleProducts.length;
  const announcedGroup = useRef(group);

  useEffect(() => {
    if (announcedGroup.current === group) return;
    announcedGroup.current = group;
    announce(`${grouped(count)} products shown`);
  }, [group, count]);

  return (
    // The id is the target of 'Get a quote' without JavaScript.
    <Container fluid="xxl" id={requestHash.slice(1)} className={styles.shop ?? ''}>
      <ShopTabs value={group} onChange={chooseGroup} products={products} />
      {purifiers.length > 0 && (
        <>
          <LineUp purifiers={purifiers} products={products} />
          <p className="small muted mt-3 mb-2">
            Prices include VAT. {delivery.priceLine} One delivered: {deliveredEach(purifiers)}.
          </p>
          <RoomsUpToFold className="border-top border-bottom mb-4" />
        </>
      )}
      <div className={styles.shelves}>
        {group !== 'water' && <CalculatorTile />}
        <Shelf
          label="Water bottles"
          fact="750 ml. Press the cap and the lamp lights, then every two hours"
          products={others.filter(({ kind }) => kind === 'bottle')}
          all={products}
        />
        {group === 'water' && <BottleStory />}
        <Shelf label="Air quality" products={others.filter(({ kind }) => kind === 'meter')} all={products} />
        <Shelf
          label="Replacement filters"
          fact={`Change them every ${filterCare.changeMonthsText} months. Sample prices: your quote confirms them`}
          products={others.filter(({ kind }) => kind === 'filter')}
          all={products}
        />
      </div>
      <noscript>
        <p className="small muted">
          Comparing products side by side needs JavaScript. Each product’s page has the same figures.
        </p>
      </noscript>
      <CompareBar items={products} />
    </Container>
  );
}

type ShopTabsProps = {
  value: ShopGroup | undefined;
  onChange: (group: ShopGroup | undefined) => void;
  products: readonly ProductSummary[];
};

function ShopTabs({ value, onChange, products }: ShopTabsProps) {
  return (
    <div className={`bg-stage ${styles.tabs}`} role="group" aria-label="Filter the products">
      {shopTabs.map(({ label, group }) => (
        <button
          key={label}
          type="button"
          className={`${styles.tab}`}
          aria-pressed={group === value}
          onClick={() => onChange(group)}
        >
          {label}
          <sup>
            <span className="visually-hidden">, </span>
            {grouped(productsOfGroup(products, group).length)}
            <span className="visually-hidden"> products</span>
          </sup>
        </button>
      ))}
    </div>
  );
}

type ShelfProps = {
  label: string;
  fact?: string;
  products: readonly ShopTileProps['product'][];
  all: readonly ProductSummary[];
};

function Shelf({ label, fact, products, all }: ShelfProps) {
  const [first] = products;
  if (!first) return null;
  return (
    <div className={`${styles.shelf} ${styles[first.kind]}`}>
      <div className="d-flex flex-wrap gap-1 column-gap-4 align-items-baseline justify-content-between">
        <b className="h3">{label}</b>
        {fact && <span className="small muted">{fact}</span>}
      </div>
      <ul className="m-0 p-0" aria-label={label}>
        {products.map((product) => (
          <li key={product.slug} className="position-relative">
            <ShopTile product={product} />
            <ShopFoot product={product} items={all} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Beside the bottles, where they are the whole group. */
function BottleStory() {
  return (
    <div className={`d-flex flex-column align-items-start justify-content-end gap-3 bg-ice p-4 ${styles.story}`}>
      <b className="h1 num fw-normal m-0">{achillesFigures.purifyingSeconds} s</b>
      <p className="lead mb-0">A lamp in the cap treats clear tap water. There is no cartridge to buy.</p>
      <ArrowLink to={href('water')} className="min-h-touch">
        How it works
      </ArrowLink>
    </div>
  );
}

function CalculatorTile() {
  return (
    <SiteLink to={`${href('home')}#calculator`} className={`bg-ice text-ink text-decoration-none ${styles.calculator}`}>
      <h2 className="h3 m-0">Not sure which size?</h2>
      <span className="text-link">
        Open the calculator <Arrow />
      </span>
    </SiteLink>
  );
}

/** The group of the URL and its setter, which adds a history entry; undefined before hydration. */
function useShopGroup(): [ShopGroup | undefined, (group: ShopGroup | undefined) => void] {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const group = isHydrated ? groupFromQuery(parameters.get(groupParameter)) : undefined;

  function choose(chosen: ShopGroup | undefined): void {
    const after = new URLSearchParams(parameters);
    if (chosen) after.set(groupParameter, chosen);
    else after.delete(groupParameter);
    void navigate({ pathname: href('shop'), search: after.toString() });
  }

  return [group, choose];
}
