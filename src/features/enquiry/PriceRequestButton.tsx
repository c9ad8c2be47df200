import { useEffect, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { useLocation, useNavigate } from 'react-router-dom';
import { Arrow } from '@/components/ui/Arrow';
import { Notice } from '@/components/ui/Notice';
import { company } from '@/config/company';
import { requestHash, unitsIn } from '@/lib/price-request-href';
import { enquiryMailHref, requestMail } from './enquiry-mail';
import { NetlifyForm } from './NetlifyForm';
import type { RequestedProduct } from './requested-product';

export type PriceRequestButtonProps = {
  product: RequestedProduct;
  /** Number of units the request starts with, unless the address says another: `?units=3`. */
  quantity?: number;
  className?: string | undefined;
};

type DialogModule = typeof import('./PriceRequestDialog');

function loadDialog(): Promise<DialogModule> {
  return import('./PriceRequestDialog');
}

/** The accent button of a product. Its dialog is loaded at the first press, or when a pointer or the focus comes near. */
export function PriceRequestButton({ product, quantity = 1, className = '' }: PriceRequestButtonProps) {
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  const units = unitsIn(search) ?? quantity;
  const [dialog, setDialog] = useState<DialogModule>();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const warm = () => void loadDialog().catch(() => {});

  async function open(): Promise<void> {
    try {
      const loaded = await loadDialog();
      setDialog(loaded);
      setHasFailed(false);
      setIsOpen(true);
    } catch {
      setHasFailed(true);
    }
  }

  // The header's 'Get a price' leads here by the address: each press is a new entry of the history.
  useEffect(() => {
    if (hash !== requestHash) return;
    let isWanted = true;
    loadDialog().then(
      (loaded) => {
        if (!isWanted) return;
        setDialog(loaded);
        setIsOpen(true);
      },
      () => isWanted && setHasFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [hash, key]);

  function close(): void {
    setIsOpen(false);
    // A closed dialog does not come back with a reload.
    if (hash === requestHash) void navigate(pathname + search, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <Button
        id={requestHash.slice(1)}
        variant="accent"
        className={className}
        aria-haspopup="dialog"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => void open()}
      >
        Price On Request
        <Arrow />
      </Button>
      {dialog && <dialog.PriceRequestDialog isOpen={isOpen} onClose={close} product={product} quantity={units} />}
      {hasFailed && <DialogMissing product={product} quantity={units} />}
      <NetlifyForm form="request" />
    </>
  );
}

type DialogMissingProps = { product: RequestedProduct; quantity: number };

/** When the dialog's script cannot be loaded, offline or after a new deployment: the ways that need no script. */
function DialogMissing({ product, quantity }: DialogMissingProps) {
  const nobody = { name: '', phone: '', email: '', quantity: String(quantity) };
  const mail = requestMail(nobody, product.model, window.location.origin + window.location.pathname);
  return (
    <div className="mt-3">
      <Notice tone="danger" title="The form did not load" takesFocus>
        <p>
          You may be offline, or the site was updated meanwhile. Load the page again,{' '}
          <a href={enquiryMailHref(mail)}>write us an e-mail</a> or call{' '}
          <a href={company.phone.href} className="num">
            {company.phone.label}
          </a>
          .
        </p>
      </Notice>
    </div>
  );
}
