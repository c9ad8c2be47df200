import { useEffect, useRef } from 'react';
import Container from 'react-bootstrap/Container';
import type { ShopListing } from '@/data/products/shop-listing';
import { SiteLink } from '@/components/ui/SiteLink';
import { href } from '@/lib/href';
import { announce } from '@/lib/announce';
import { grouped } from '@/lib/number';
import { CalculatorTile } from './CalculatorTile';
import { CompareDock } from './compare/CompareDock';
import { CompareToggle } from './compare/CompareToggle';
import styles from './ShopGrid.module.scss';
import { ShopPager } from './ShopPager';
import { ShopTabs } from './ShopTabs';
import { ShopTile } from './ShopTile';
import { useShopGroup } from './use-shop-group';
import { preloadGroup, useShopListing } from './use-shop-listing';

export type ShopGridProps = {
  /** All products, at the page of the address. */
  everything: ShopListing;
};

/** The filter and the products it leaves. The tile to the calculator stands at the end of the whole list only. */
export function ShopGrid({ everything }: ShopGridProps) {
  const [group, chooseGroup] = useShopGroup();
  const listing = useShopListing(everything, group);
  const { items, page, pages } = listing;
  const isUpToDate = listing.group === group;
  const count = everything.counts[group ?? 'all'];
  const announcedGroup = useRef(group);

  useEffect(() => {
    if (announcedGroup.current === group || !isUpToDate) return;
    announcedGroup.current = group;
    announce(`${grouped(count)} products${pages > 1 ? `, page ${grouped(page)} of ${grouped(pages)}` : ' shown'}`);
  }, [group, isUpToDate, count, page, pages]);

  return (
    <Container fluid="xxl" className={styles.shop ?? ''}>
      <ShopTabs
        chosen={group}
        onChoose={chooseGroup}
        onPoint={(pointed) => preloadGroup(everything, pointed)}
        counts={everything.counts}
      />
      <ul className={styles.grid} aria-busy={!isUpToDate || undefined}>
        {items.map((product) => (
          <li key={product.slug}>
            <ShopTile product={product} />
            <CompareToggle product={product} items={everything.items} />
          </li>
        ))}
        {listing.group === undefined && page === pages && (
          <li>
            <CalculatorTile />
          </li>
        )}
      </ul>
      <noscript>
        <p className="small muted">
          Comparing products side by side needs JavaScript. Each product’s page has the same figures.
        </p>
      </noscript>
      <p className="small muted mt-3 mb-0">
        For a bedroom or a living room see <SiteLink to={href('homes')}>air purifiers for homes</SiteLink>; for what
        comes after the order, <SiteLink to={href('delivery')}>delivery, returns and warranty</SiteLink>.
      </p>
      <CompareDock items={everything.items} />
      {pages > 1 && <ShopPager page={page} pages={pages} />}
    </Container>
  );
}
