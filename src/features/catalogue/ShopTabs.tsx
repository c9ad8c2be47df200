import type { ShopGroup } from '@/data/products/product';
import type { ShopListing } from '@/data/products/shop-listing';
import { grouped } from '@/lib/number';
import { shopTabs } from './shop-groups';
import styles from './ShopTabs.module.scss';

export type ShopTabsProps = {
  chosen: ShopGroup | undefined;
  onChoose: (group: ShopGroup | undefined) => void;
  /** A group is pointed at, touched or focused, and may be chosen next. */
  onPoint: (group: ShopGroup | undefined) => void;
  /** How many products each group holds. */
  counts: ShopListing['counts'];
};

/** The shop's filter: toggle buttons, one of them pressed. */
export function ShopTabs({ chosen, onChoose, onPoint, counts }: ShopTabsProps) {
  return (
    <div className={styles.tabs} role="group" aria-label="Filter the products">
      {shopTabs.map(({ label, group }) => (
        <button
          key={label}
          type="button"
          className={styles.tab}
          aria-pressed={group === chosen}
          onPointerEnter={() => onPoint(group)}
          onFocus={() => onPoint(group)}
          onClick={() => onChoose(group)}
        >
          {label}
          <sup>
            <span className="visually-hidden">, </span>
            {grouped(counts[group ?? 'all'])}
            <span className="visually-hidden"> products</span>
          </sup>
        </button>
      ))}
    </div>
  );
}
