import type { ReactNode, RefObject } from 'react';
import { useBetween } from '@/hooks/use-between';
import { money } from '@/lib/money';
import styles from './OrderBar.module.scss';

export type OrderBarProps = {
  model: string;
  /** Whole pence, VAT included; without one the price is on request. */
  pricePence?: number | undefined;
  /** The button that asks for a price. */
  action: ReactNode;
  /** The bar stands between these two: the page's own button at its top, and at its end. */
  first: RefObject<Element | null>;
  last: RefObject<Element | null>;
  /** While the form is open. */
  isAway: boolean;
};

/** On phones: price and button at the foot of the screen while neither of the page's own is on it. */
export function OrderBar({ model, pricePence, action, first, last, isAway }: OrderBarProps) {
  const isShown = useBetween(first, last);
  // It stays in the page while the form is open, so that the focus can come back to its button.
  if (!isShown && !isAway) return null;
  return (
    <div className={`${styles.bar} ${isAway ? styles.away : ''}`} role="group" aria-label={`Price of ${model}`}>
      <p className={styles.price}>
        <span className="num">{pricePence ? money(pricePence) : model}</span>
        <small>{pricePence ? `${model}, including VAT` : 'Price on request'}</small>
      </p>
      {action}
    </div>
  );
}
