import { createContext, use } from 'react';
import type { RequestedProduct } from './requested-product';

export type PriceRequestState = {
  product: RequestedProduct;
  /** Number of units that the request starts with. */
  units: number;
  isOpen: boolean;
  /** Fetches the dialog's script ahead of a press. */
  warm: () => void;
  /** Opens the dialog. @throws where its script cannot be loaded */
  open: () => Promise<void>;
};

export const PriceRequestContext = createContext<PriceRequestState | undefined>(undefined);

/** The price request that the buttons of a page share. @throws outside `PriceRequest` */
export function usePriceRequest(): PriceRequestState {
  const state = use(PriceRequestContext);
  if (!state) throw new Error('A price is asked for within PriceRequest');
  return state;
}
