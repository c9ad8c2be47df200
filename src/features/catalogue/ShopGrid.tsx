import { useEffect, useRef } from 'react';
import Container from 'react-bootstrap/Container';
import type { ProductSummary } from '@/data/products/product';
import { announce } from '@/lib/announce';
import { CalculatorTile } from './CalculatorTile';
import { productsOfGroup } from './shop-groups';
import styles from './ShopGrid.module.scss';
import { ShopTabs } from './ShopTabs';
import { ShopTile } from './ShopTile';
import { useShopGroup } from './use-shop-group';

export type ShopGridProps = { products: readonly ProductSummary[] };

/** The filter and the products it leaves. The tile to the calculator stands at the end of the whole list only. */
export function ShopGrid({ products }: ShopGridProps) {
  const [group, chooseGroup] = useShopGroup();
  const shownProducts = productsOfGroup(products, group);
  const count = shownProducts.length;
  const announcedGroup = useRef(group);

  useEffect(() => {
    if (announcedGroup.current === group) return;
    announcedGroup.current = group;
    announce(`${count} products shown`);
  }, [group, count]);

  return (
    <Container fluid="xxl" className={styles.shop ?? ''}>
      <ShopTabs
        chosen={group}
        onChoose={chooseGroup}
        countOf={(counted) => productsOfGroup(products, counted).length}
      />
      <ul className={styles.grid}>
        {shownProducts.map((product) => (
          <li key={product.slug}>
            <ShopTile product={product} />
          </li>
        ))}
        {group === undefined && (
          <li>
            <CalculatorTile />
          </li>
        )}
      </ul>
    </Container>
  );
}
