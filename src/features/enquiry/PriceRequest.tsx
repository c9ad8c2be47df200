import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { unitsIn } from '@/lib/price-request-href';
import { NetlifyForm } from './NetlifyForm';
import { PriceRequestContext } from './price-request-context';
import type { RequestedProduct } from './requested-product';

export type PriceRequestProps = {
  product: RequestedProduct;
  /** Number of units the request starts with, unless the address says another: `?units=3`. */
  quantity?: number;
  /** With a `PriceRequestTrigger`, or several. */
  children: ReactNode;
};

type DialogModule = typeof import('./PriceRequestDialog');

function loadDialog(): Promise<DialogModule> {
  return import('./PriceRequestDialog');
}

/** One price request with its dialog, whose script is loaded at the first press, and the buttons within that open it. */
export function PriceRequest({ product, quantity = 1, children }: PriceRequestProps) {
  const units = unitsIn(useLocation().search) ?? quantity;
  const [dialog, setDialog] = useState<DialogModule>();
  const [isOpen, setIsOpen] = useState(false);

  const warm = useCallback(() => void loadDialog().catch(() => {}), []);
  const open = useCallback(async () => {
    setDialog(await loadDialog());
    setIsOpen(true);
  }, []);
  const state = useMemo(() => ({ product, units, isOpen, warm, open }), [product, units, isOpen, warm, open]);

  return (
    <PriceRequestContext value={state}>
      {children}
      {dialog && (
        <dialog.PriceRequestDialog
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          product={product}
          quantity={units}
        />
      )}
      <NetlifyForm form="request" />
    </PriceRequestContext>
  );
}
