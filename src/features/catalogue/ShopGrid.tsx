import { useEffect, useRef } from 'react';
import Container from 'react-bootstrap/Container';
import { SiteLink } from '@/components/ui/SiteLink';
import { href } from '@/lib/href';
import type { ProductSummary } from '@/data/products/product';
import { announce } from '@/lib/announce';
import { grouped } from '@/lib/number';
import { CalculatorTile } from './CalculatorTile';
import { CompareDock } from './compare/CompareDock';
import { CompareToggle } from './compare/CompareToggle';
import styles from './ShopGrid.module.scss';
import { ShopTabs } from './ShopTabs';
import { ShopTile } from './ShopTile';
import { productsOfGroup } from './shop-groups';
import { useShopGroup } from './use-shop-group';

export type ShopGridProps = {
  /** Every product, in the order of the shop. */
  products: readonly ProductSummary[];
};

/** The filter and the products it leaves. The tile to the calculator stands at the end of the whole list only. */
export function ShopGrid({ products }: ShopGridProps) {
  const [group, chooseGroup] = useShopGroup();
  const shown = productsOfGroup(products, group);
  const count = shown.length;
  const announcedGroup = useRef(group);

  useEffect(() => {
    if (announcedGroup.current === group) return;
    announcedGroup.current = group;
    announce(`${grouped(count)} products shown`);
  }, [group, count]);

  return (
    <Container fluid="xxl" className={styles.shop ?? ''}>
      <ShopTabs chosen={group} onChoose={chooseGroup} products={products} />
      <ul className={styles.grid}>
        {shown.map((product) => (
          <li key={product.slug}>
            <ShopTile product={product} />
            <CompareToggle product={product} items={products} />
          </li>
        ))}
        {group === undefined && (
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
      <CompareDock items={products} />
    </Container>
  );
}
