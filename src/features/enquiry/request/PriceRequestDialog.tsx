import { X } from 'lucide-react';
import { useId, useMemo, useState, useSyncExternalStore } from 'react';
import { IconButton } from '@/components/ui/IconButton';
import { Picture } from '@/components/ui/Picture';
import { Dialog } from '@/components/widgets/Dialog';
import { formatListPrice } from '@/data/filter-prices';
import { catalogue } from '@/data/products/catalogue';
import type { ProductSummary } from '@/data/products/product';
import type { RequestedPrice } from '@/lib/links/price-request-url';
import { requestForm } from '../sending/enquiry-form';
import { enquiryState, forgetOutcome, subscribeToEnquiries } from '../sending/enquiry-state';
import styles from './PriceRequest.module.scss';
import { RequestForm } from './RequestForm';
import { RequestFailed, RequestSent } from './RequestOutcome';

type ProductRequestProps = {
  product: ProductSummary;
  request: RequestedPrice;
  isChosen: boolean;
  headingId: string;
  onClose: () => void;
};

function ProductRequest({ product, request, isChosen, headingId, onClose }: ProductRequestProps) {
  const { slug, name } = product;
  const { quantity, replaced, room } = request;
  const form = useMemo(() => requestForm(slug, name, quantity), [slug, name, quantity]);
  const state = useSyncExternalStore(subscribeToEnquiries, () => enquiryState(form.key));
  const [isRetrying, setIsRetrying] = useState(false);
  const fieldErrors = state.status === 'failed' && state.reason.outcome === 'refused' ? state.reason.fields : {};
  const isFailed = state.status === 'failed' && Object.keys(fieldErrors).length === 0;

  function tryAgain(): void {
    setIsRetrying(true);
    forgetOutcome(form.key);
  }

  if (state.status === 'sent' && state.enquiry.form === 'request') {
    return <RequestSent enquiry={state.enquiry} headingId={headingId} formKey={form.key} onClose={onClose} />;
  }
  if (isFailed) {
    return (
      <RequestFailed form={form} reason={state.reason} headingId={headingId} onTryAgain={tryAgain} onClose={onClose} />
    );
  }
  const focusOn = isRetrying ? 'send' : isChosen ? 'heading' : undefined;
  return (
    <RequestForm
      form={form}
      product={product}
      room={room}
      replaced={replaced}
      headingId={headingId}
      focusOn={focusOn}
    />
  );
}

type PriceRequestDialogProps = {
  request: RequestedPrice;
  onClose: () => void;
};

/** The price request of a product; without one it begins with the choice. */
export function PriceRequestDialog({ request, onClose }: PriceRequestDialogProps) {
  const [chosen, setChosen] = useState<ProductSummary>();
  const headingId = useId();
  const product = chosen ?? catalogue.find(({ slug }) => slug === request.slug);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      labelledBy={headingId}
      className={`d-flex flex-column overflow-auto bg-white position-relative ${styles.dialog}`}
    >
      <IconButton
        label="Close"
        icon={X}
        className={`position-absolute text-copper-hover z-2 text-ink ${styles.close}`}
        onClick={onClose}
      />
      {product ? (
        <ProductRequest
          product={product}
          request={request}
          isChosen={product === chosen}
          headingId={headingId}
          onClose={onClose}
        />
      ) : (
        <ProductChoice headingId={headingId} onChoose={setChosen} />
      )}
    </Dialog>
  );
}

type ProductChoiceProps = {
  headingId: string;
  onChoose: (product: ProductSummary) => void;
};

function ProductChoice({ headingId, onChoose }: ProductChoiceProps) {
  return (
    <div className={styles.choice}>
      <h2 className="pe-5 h3" id={headingId}>
        Get a written quote
      </h2>
      <p className="mt-1 mb-4 muted">Which product?</p>
      <ul className={`plain-list ${styles.list}`}>
        {catalogue.map((product) => (
          <li key={product.slug}>
            <button
              className="d-flex gap-3 align-items-center w-100 py-2 px-0 border-0 border-top bg-transparent fw-semibold text-start"
              type="button"
              onClick={() => onChoose(product)}
            >
              <span className={`flex-shrink-0 ${styles.thumb}`}>
                <Picture file={product.picture} alt="" sizes="52px" />
              </span>
              <span>
                {product.name} <small className="d-block mt-1 muted fw-normal">{formatListPrice(product)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
