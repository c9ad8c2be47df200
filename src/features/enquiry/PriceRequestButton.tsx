import { PriceRequest } from './PriceRequest';
import { PriceRequestTrigger } from './PriceRequestTrigger';
import type { RequestedProduct } from './requested-product';

export type PriceRequestButtonProps = {
  product: RequestedProduct;
  /** Number of units the request starts with, unless the address says another: `?units=3`. */
  quantity?: number;
  className?: string | undefined;
};

/** The accent button of a product with a price request of its own. */
export function PriceRequestButton({ product, quantity = 1, className }: PriceRequestButtonProps) {
  return (
    <PriceRequest product={product} quantity={quantity}>
      <PriceRequestTrigger className={className} />
    </PriceRequest>
  );
}
