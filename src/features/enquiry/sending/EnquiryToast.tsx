import { Notice } from '@/components/forms/Notice';
import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import type { ProductSlug } from '@/config/product-slugs';
import { lowerFirst } from '@/lib/format/count-word';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { storedValues } from './draft';
import { requestedSlug, type Enquiry } from './enquiry';
import { contactForm, requestForm } from './enquiry-form';
import { enquiryMail, enquiryMailUrl } from './enquiry-mail';
import { forgetOutcome, type UnreadOutcome } from './enquiry-state';
import styles from './EnquiryAnnouncer.module.scss';
import { sendFailureMessage } from './send-failure-message';

type EnquiryToastProps = { outcome: UnreadOutcome };

function formUrl(slug: ProductSlug | undefined): string {
  return slug ? priceRequestUrl(slug) : href('contact');
}

/** Restores an unchecked enquiry from its draft after a reload. */
function storedEnquiry(slug: ProductSlug | undefined, model: string): Enquiry {
  if (!slug) return contactForm.enquiry(storedValues(contactForm));
  const form = requestForm(slug, model, '1');
  return form.enquiry(storedValues(form));
}

/** How an enquiry ended whose form is no longer on the screen. */
export function EnquiryToast({ outcome: { key, model, state } }: EnquiryToastProps) {
  const dismiss = () => forgetOutcome(key);
  const what = key === 'contact' ? 'message' : 'price request';
  const about = model === '' ? `Your ${what}` : `Your ${what} for ${model}`;
  if (state.status === 'sent') {
    return (
      <Notice tone="success" title={key === 'contact' ? 'Message sent successfully!' : 'Success'} onDismiss={dismiss}>
        <p>
          {about} has been sent. We reply to {state.enquiry.values.email} {company.replyIn}.
        </p>
      </Notice>
    );
  }
  const words = sendFailureMessage(state.reason, what);
  const slug = requestedSlug(key);
  const mail = enquiryMail(state.enquiry ?? storedEnquiry(slug, model));
  return (
    <Notice tone="danger" title={`${about}: ${lowerFirst(words.title)}`} onDismiss={dismiss}>
      <p>{words.text} What you typed is still in the form.</p>
      <p className={`d-flex flex-wrap column-gap-4 mt-2 fw-semibold ${styles.ways}`}>
        <SiteLink to={formUrl(slug)} className="d-inline-flex align-items-center">
          Back to the form
        </SiteLink>
        <a href={company.phone.href} className="d-inline-flex align-items-center">
          {company.phone.label}
        </a>
        <a href={enquiryMailUrl(mail)} className="d-inline-flex align-items-center">
          Send it by e-mail instead
        </a>
      </p>
    </Notice>
  );
}
