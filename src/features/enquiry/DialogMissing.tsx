import { Notice } from '@/components/ui/Notice';
import { company } from '@/config/company';
import { enquiryMailHref, requestMail } from './enquiry-mail';
import type { RequestedProduct } from './requested-product';

export type DialogMissingProps = { product: RequestedProduct; quantity: number };

/** When the dialog's script cannot be loaded, offline or after a new deployment: the ways that need no script. */
export function DialogMissing({ product, quantity }: DialogMissingProps) {
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
