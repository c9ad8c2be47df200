import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { requestHash, unitsIn } from '@/lib/links/price-request-url';
import { NetlifyForm } from './NetlifyForm';
import { PriceRequestContext } from './price-request-context';
import type { RequestedProduct } from './requested-product';

export type PriceRequestProps = {
  product: RequestedProduct;
  children: ReactNode;
};

type DialogModule = typeof import('./PriceRequestDialog');

function loadDialog(): Promise<DialogModule> {
  return import('./PriceRequestDialog');
}

/** Shares one price request and its dialog with the triggers inside. */
export function PriceRequest({ product, children }: PriceRequestProps) {
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  const units = unitsIn(search) ?? 1;
  const [dialog, setDialog] = useState<DialogModule>();
  const [isOpen, setIsOpen] = useState(false);

  const prefetch = useCallback(() => void loadDialog().catch(() => {}), []);
  const open = useCallback(async () => {
    setDialog(await loadDialog());
    setIsOpen(true);
  }, []);
  // The trigger shows a load error, so this one is ignored.
  const openAsAddressed = useEffectEvent(() => {
    void loadDialog().then(open, () => {});
  });
  // Each press of the header's link adds a history entry with a new key.
  useEffect(() => {
    if (hash === requestHash) openAsAddressed();
  }, [hash, key]);

  function close(): void {
    setIsOpen(false);
    // Prevents a reload from opening the dialog again.
    if (hash === requestHash) void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }

  const state = useMemo(() => ({ product, units, isOpen, prefetch, open }), [product, units, isOpen, prefetch, open]);

  return (
    <PriceRequestContext value={state}>
      {children}
      {dialog && <dialog.PriceRequestDialog isOpen={isOpen} onClose={close} product={product} quantity={units} />}
      <NetlifyForm form="request" />
    </PriceRequestContext>
  );
}
