import type { ShopGroup } from '@/data/products/product';
import { shopTabs } from './shop-groups';
import styles from './ShopTabs.module.scss';

export type ShopTabsProps = {
  chosen: ShopGroup | undefined;
  onChoose: (group: ShopGroup | undefined) => void;
  /** How many products a group holds. */
  countOf: (group: ShopGroup | undefined) => number;
};

/** The shop's filter: toggle buttons, one of them pressed. */
export function ShopTabs({ chosen, onChoose, countOf }: ShopTabsProps) {
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
          <sup>{countOf(group)}</sup>
        </button>
      ))}
    </div>
  );
}
