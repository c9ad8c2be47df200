import type { RefObject } from 'react';
import type { Product } from '@/data/products/product';
import { OrderAgain } from '@/features/catalogue/OrderAgain';
import { PriceRequestTrigger } from '@/features/enquiry/PriceRequestTrigger';
import { ProductDetail } from './ProductDetail';
import { ProductOrderBar } from './ProductOrderBar';

export type ProductLowerProps = {
  product: Product;
  /** Where the first order button of the page stands, and where the last. */
  firstOrder: RefObject<HTMLElement | null>;
  lastOrder: RefObject<HTMLElement | null>;
};

/** A product's page below its hero: what it is made of, and the ways to order it again. */
export function ProductLower({ product, firstOrder, lastOrder }: ProductLowerProps) {
  const { model, pricePence } = product;
  return (
    <>
      <ProductDetail product={product} />
      <OrderAgain
        model={model}
        pricePence={pricePence}
        action={<PriceRequestTrigger label="Ask for a price" />}
        place={lastOrder}
      />
      <ProductOrderBar model={model} pricePence={pricePence} first={firstOrder} last={lastOrder} />
    </>
  );
}
