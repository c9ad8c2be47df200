import { OrderBar, type OrderBarProps } from '@/features/catalogue/OrderBar';
import { usePriceRequest } from '@/features/enquiry/price-request-context';
import { PriceRequestTrigger } from '@/features/enquiry/PriceRequestTrigger';

export type ProductOrderBarProps = Omit<OrderBarProps, 'action' | 'isAway'>;

/** Hides the bar while the price request is open. */
export function ProductOrderBar(bar: ProductOrderBarProps) {
  const { isOpen } = usePriceRequest();
  return <OrderBar {...bar} action={<PriceRequestTrigger />} isAway={isOpen} />;
}
