import { Notice } from '@/components/forms/Notice';
import { company } from '@/config/company';
import { enquiryMailUrl, requestMail } from './enquiry-mail';
import type { RequestedProduct } from './requested-product';

export type DialogMissingProps = { product: RequestedProduct; quantity: number };

/** Shows e-mail and telephone when the dialog's script does not load. */
export function DialogMissing({ product, quantity }: DialogMissingProps) {
  const nobody = { name: '', phone: '', email: '', quantity: String(quantity) };
  const mail = requestMail(nobody, product.model, window.location.origin + window.location.pathname);
  return (
    <div className="mt-3">
      <Notice tone="danger" title="The form did not load" takesFocus>
        <p>
          You may be offline, or the site was updated meanwhile. Load the page again,{' '}
          <a href={enquiryMailUrl(mail)}>write us an e-mail</a> or call{' '}
          <a href={company.phone.href} className="num">
            {company.phone.label}
          </a>
          .
        </p>
      </Notice>
    </div>
  );
}
