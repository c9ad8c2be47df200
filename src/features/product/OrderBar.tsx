import type { ReactNode, RefObject } from 'react';
import { useIsScrolledBetween } from '@/hooks/use-is-scrolled-between';
import { money, noListPrice } from '@/lib/format/money';
import styles from './OrderBar.module.scss';

type OrderBarProps = {
  model: string;
  /** Whole pence, VAT included; undefined: price on request. */
  pricePence?: number | undefined;
  action: ReactNode;
  /** The bar shows while neither of these is on screen. */
  first: RefObject<Element | null>;
  last: RefObject<Element | null>;
};

/** On phones: price and button fixed to the foot of the screen. */
export function OrderBar({ model, pricePence, action, first, last }: OrderBarProps) {
  const isVisible = useIsScrolledBetween(first, last);
  if (!isVisible) return null;
  return (
    <div
      className={`align-items-center d-print-none bg-white position-fixed border-top ${styles.bar}`}
      role="group"
      aria-label={`Price of ${model}`}
    >
      <p className="d-grid m-0">
        <span className="item num">{pricePence ? money(pricePence) : model}</span>
        <small className="fine muted text-balance">{pricePence ? `${model}, with VAT` : noListPrice}</small>
      </p>
      {action}
    </div>
  );
}
