import { OrderBar, type OrderBarProps } from '@/features/catalogue/OrderBar';
import { usePriceRequest } from '@/features/enquiry/price-request-context';
import { PriceRequestTrigger } from '@/features/enquiry/PriceRequestTrigger';

export type ProductOrderBarProps = Omit<OrderBarProps, 'action' | 'isAway'>;

/** The bar with the page's own price request in it; it leaves while that is open. */
export function ProductOrderBar(bar: ProductOrderBarProps) {
  const { isOpen } = usePriceRequest();
  return <OrderBar {...bar} action={<PriceRequestTrigger />} isAway={isOpen} />;
}
