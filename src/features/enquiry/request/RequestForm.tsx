import { useEffect, useRef } from 'react';
import { ErrorList } from '@/components/forms/ErrorList';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { QuantityField } from '@/components/forms/QuantityField';
import { StatusButton } from '@/components/forms/StatusButton';
import { company } from '@/config/company';
import { formatListPrice } from '@/data/filter-prices';
import { deliveryPence } from '@/data/products/delivery';
import type { ProductSummary } from '@/data/products/product';
import { withoutVat } from '@/data/vat';
import { money } from '@/lib/format/money';
import { href } from '@/lib/links/href';
import { prepareToPost } from '@/lib/http/post-form';
import { maxUnits } from '@/lib/links/price-request-url';
import { EmailInstead } from '../form/EmailInstead';
import type { EnquiryForm } from '../sending/enquiry-form';
import { enquiryMail, enquiryMailUrl } from '../sending/enquiry-mail';
import { namesOf, personFields, requestFields, type RequestField } from '../fields/fields';
import { checkQuantity } from '../fields/field-rules';
import { Honeypot } from '../form/Honeypot';
import { PersonInput } from '../form/PersonInput';
import { PrivacyLine } from '../form/PrivacyLine';
import styles from './PriceRequest.module.scss';
import { formService } from '../sending/send-enquiry';
import { useEnquiryForm } from '../form/use-enquiry-form';

type RequestFormProps = {
  form: EnquiryForm<RequestField>;
  product: ProductSummary;
  room: string | undefined;
  /** The number typed before, which that of the link replaced. */
  replaced: string | undefined;
  headingId: string;
  /** After a failed attempt the send button; after the choice of a product the heading. */
  focusOn: 'send' | 'heading' | undefined;
};

/** The list price of the typed number, as in "2 × £495 = £990"; one machine's where the number is bad. */
function listPrice(pricePence: number, quantity: string): string {
  const checked = checkQuantity(quantity);
  const count = 'value' in checked ? Number(checked.value) : 1;
  const sum = count === 1 ? money(pricePence) : `${count} × ${money(pricePence)} = ${money(count * pricePence)}`;
  return `${sum} including VAT (${money(withoutVat(count * pricePence))} + VAT)`;
}

/** The request for a product's price. */
export function RequestForm({ form: definition, product, room, replaced, headingId, focusOn }: RequestFormProps) {
  const form = useEnquiryForm(definition);
  const { state, values, errors, idOf, change } = form;
  const sendButton = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isSending = state.status === 'sending';
  const wiring = { idOf, values, errors, change, readOnly: isSending };
  const { name, picture, pricePence } = product;
  const isRefused = state.status === 'failed';
  const mail = enquiryMail(definition.enquiry(values));

  useEffect(() => {
    prepareToPost();
    if (focusOn === 'send') sendButton.current?.focus();
    if (focusOn === 'heading') heading.current?.focus();
  }, [focusOn]);

  return (
    <>
      <div className={`align-items-center bg-stage ${styles.head}`}>
        <span className={`position-relative align-self-stretch overflow-hidden ${styles.picture}`}>
          <Picture file={picture} alt="" sizes="220px" />
        </span>
        <div>
          <h2 id={headingId} ref={heading} tabIndex={-1} className="h3">
            Get a written quote
          </h2>
          <p>{name}</p>
          <p className={`muted ${styles.compact}`} aria-live="polite">
            {pricePence ? `List price ${listPrice(pricePence, values.quantity)}` : formatListPrice(product)}
          </p>
          {replaced && (
            <p className={`muted ${styles.compact}`}>
              The number is that of the link, {definition.initial.quantity}; you had typed {replaced}.
            </p>
          )}
          {room && <p className={`muted ${styles.compact}`}>For {room}. Its size is not sent to us.</p>}
        </div>
      </div>
      <p className={`mb-0 ${styles.compact} ${styles.promise}`}>
        A written quote {company.replyIn}. Delivery is {money(deliveryPence)} on the UK mainland (sample); elsewhere we
        ask for your postcode.
      </p>
      <form {...form.formProps} className={`position-relative d-flex flex-fill flex-column ${styles.form}`}>
        <ErrorList errors={form.listedErrors} isRefused={isRefused} />
        {isRefused && (
          <p className="m-0 small">
            Or{' '}
            <a className="text-nowrap" href={enquiryMailUrl(mail)}>
              send it by e-mail instead
            </a>
            , or call{' '}
            <a href={company.phone.href} className="text-nowrap">
              {company.phone.label}
            </a>
            .
          </p>
        )}
        <div className={`align-items-start ${styles.fields}`}>
          {namesOf(personFields).map((field) => (
            <PersonInput key={field} {...wiring} field={field} />
          ))}
          <QuantityField
            id={idOf('quantity')}
            name="quantity"
            label={requestFields.quantity.label}
            max={maxUnits}
            value={values.quantity}
            error={errors.quantity}
            readOnly={isSending}
            onChange={(typed) => change('quantity', typed)}
          />
        </div>
        <Honeypot />
        <div className={`d-flex flex-wrap align-items-center mt-auto border-top ${styles.foot}`}>
          {formService('request').endpoint === '' ? (
            <EmailInstead mail={mail} variant="accent" check={form.check} />
          ) : (
            <>
              <StatusButton
                ref={sendButton}
                variant="accent"
                type="submit"
                isBusy={isSending}
                busyLabel="Sending your request"
              >
                Send request
              </StatusButton>
              <span className={`small muted ${styles.reply}`}>
                <SiteLink to={href('delivery')}>Delivery and returns</SiteLink>
              </span>
            </>
          )}
          <PrivacyLine className={`w-100 m-0 ${styles.compact}`} />
        </div>
      </form>
    </>
  );
}
