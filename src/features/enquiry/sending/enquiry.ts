import type { ProductSlug } from '@/config/product-slugs';
import {
  contactFields,
  namesOf,
  requestFields,
  type ContactField,
  type EnquiryValues,
  type RequestField,
} from '../fields/fields';

/** A message of the contact form. */
export type ContactEnquiry = { form: 'contact'; values: EnquiryValues<ContactField> };

/** A price request. */
export type RequestEnquiry = {
  form: 'request';
  slug: ProductSlug;
  model: string;
  /** Origin and path of the page, without query and hash. */
  pageUrl: string;
  values: EnquiryValues<RequestField>;
};

/** What a form sends. */
export type Enquiry = ContactEnquiry | RequestEnquiry;

/** Key of an enquiry: one for the contact form, one for each product. */
export type EnquiryKey = 'contact' | `request:${ProductSlug}`;

/** Undefined for the contact form. */
export function requestedSlug(key: EnquiryKey): ProductSlug | undefined {
  return key === 'contact' ? undefined : (key.slice('request:'.length) as ProductSlug);
}

/** Keys: docs/specification-coverage.md, rows 232 and 237. */
export const payloadKeys: Record<Enquiry['form'], readonly string[]> = {
  contact: namesOf(contactFields),
  request: ['product', 'redirect_url', ...namesOf(requestFields)],
};

/** `quantity` is a string of digits. */
export function enquiryPayload(enquiry: Enquiry): Record<string, string> {
  const origin = enquiry.form === 'request' && { product: enquiry.model, redirect_url: enquiry.pageUrl };
  const all: Record<string, string> = { ...origin, ...enquiry.values };
  return Object.fromEntries(payloadKeys[enquiry.form].map((key) => [key, all[key] ?? '']));
}
