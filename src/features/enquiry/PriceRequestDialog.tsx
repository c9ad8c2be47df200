import { X } from 'lucide-react';
import { useId, useMemo, useState, useSyncExternalStore } from 'react';
import { Dialog } from '@/components/widgets/Dialog';
import { requestForm } from './enquiry-form';
import { enquiryState, forgetOutcome, subscribeToEnquiries } from './enquiry-state';
import styles from './PriceRequestDialog.module.scss';
import type { RequestedProduct } from './requested-product';
import { RequestFailed } from './RequestFailed';
import { RequestForm } from './RequestForm';
import { RequestSent } from './RequestSent';

export type PriceRequestDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  product: RequestedProduct;
  quantity: number;
};

export function PriceRequestDialog({ isOpen, onClose, product, quantity }: PriceRequestDialogProps) {
  const { slug, model } = product;
  const form = useMemo(() => requestForm(slug, model, quantity), [slug, model, quantity]);
  const state = useSyncExternalStore(subscribeToEnquiries, () => enquiryState(form.key));
  const [isRetrying, setIsRetrying] = useState(false);
  const headingId = useId();
  const fieldErrors = state.status === 'failed' && state.reason.outcome === 'refused' ? state.reason.fields : {};
  const isFailed = state.status === 'failed' && Object.keys(fieldErrors).length === 0;

  function close(): void {
    onClose();
    setIsRetrying(false);
  }

  function tryAgain(): void {
    setIsRetrying(true);
    forgetOutcome(form.key);
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} labelledBy={headingId} className={styles.dialog ?? ''}>
      <button type="button" className={styles.close} aria-label="Close" onClick={close}>
        <X size={24} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {state.status === 'sent' && state.enquiry.form === 'request' ? (
        <RequestSent enquiry={state.enquiry} headingId={headingId} formKey={form.key} onClose={close} />
      ) : isFailed ? (
        <RequestFailed
          form={form}
          model={model}
          reason={state.reason}
          headingId={headingId}
          onTryAgain={tryAgain}
          onClose={close}
        />
      ) : (
        <RequestForm form={form} product={product} headingId={headingId} focusSend={isRetrying} />
      )}
    </Dialog>
  );
}
