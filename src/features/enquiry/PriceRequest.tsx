import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { requestHash, unitsIn } from '@/lib/price-request-url';
import { NetlifyForm } from './NetlifyForm';
import { PriceRequestContext } from './price-request-context';
import type { RequestedProduct } from './requested-product';

export type PriceRequestProps = {
  product: RequestedProduct;
  /** With a `PriceRequestTrigger`, or several. */
  children: ReactNode;
};

type DialogModule = typeof import('./PriceRequestDialog');

function loadDialog(): Promise<DialogModule> {
  return import('./PriceRequestDialog');
}

/** One price request with its dialog, whose script is loaded at the first press, and the buttons within that open it. */
export function PriceRequest({ product, children }: PriceRequestProps) {
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  const units = unitsIn(search) ?? 1;
  const [dialog, setDialog] = useState<DialogModule>();
  const [isOpen, setIsOpen] = useState(false);

  const warm = useCallback(() => void loadDialog().catch(() => {}), []);
  const open = useCallback(async () => {
    setDialog(await loadDialog());
    setIsOpen(true);
  }, []);
  // A script that does not come is told at the buttons, which stand in sight.
  const openAsAddressed = useEffectEvent(() => {
    void loadDialog().then(open, () => {});
  });
  // The header's 'Get a price' leads here by the address: each press is a new entry of the history.
  useEffect(() => {
    if (hash === requestHash) openAsAddressed();
  }, [hash, key]);

  function close(): void {
    setIsOpen(false);
    // A closed dialog does not come back with a reload.
    if (hash === requestHash) void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }

  const state = useMemo(() => ({ product, units, isOpen, warm, open }), [product, units, isOpen, warm, open]);

  return (
    <PriceRequestContext value={state}>
      {children}
      {dialog && <dialog.PriceRequestDialog isOpen={isOpen} onClose={close} product={product} quantity={units} />}
      <NetlifyForm form="request" />
    </PriceRequestContext>
  );
}
