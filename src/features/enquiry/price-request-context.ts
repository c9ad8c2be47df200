import { createContext, use } from 'react';
import type { RequestedProduct } from './requested-product';

export type PriceRequestState = {
  product: RequestedProduct;
  units: number;
  isOpen: boolean;
  prefetch: () => void;
  /** @throws if the dialog's script does not load */
  open: () => Promise<void>;
};

export const PriceRequestContext = createContext<PriceRequestState | undefined>(undefined);

/** @throws outside `PriceRequest` */
export function usePriceRequest(): PriceRequestState {
  const state = use(PriceRequestContext);
  if (!state) throw new Error('A price is asked for within PriceRequest');
  return state;
}
