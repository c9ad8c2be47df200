import type { ProductSummary, ShopGroup } from '@/data/products/product';
import { grouped } from '@/lib/format/number';
import { productsOfGroup, shopTabs } from './shop-groups';
import styles from './ShopTabs.module.scss';

export type ShopTabsProps = {
  chosen: ShopGroup | undefined;
  onChoose: (group: ShopGroup | undefined) => void;
  products: readonly ProductSummary[];
};

export function ShopTabs({ chosen, onChoose, products }: ShopTabsProps) {
  return (
    <div className={styles.tabs} role="group" aria-label="Filter the products">
      {shopTabs.map(({ label, group }) => (
        <button
          key={label}
          type="button"
          className={styles.tab}
          aria-pressed={group === chosen}
          onClick={() => onChoose(group)}
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
