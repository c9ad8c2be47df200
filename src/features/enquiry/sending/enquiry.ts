import type { ProductSlug } from '@/config/product-slugs';
import {
  contactFields,
  namesOf,
  requestFields,
  type ContactField,
  type FieldValues,
  type RequestField,
} from '../fields/fields';

export type ContactEnquiry = { form: 'contact'; values: FieldValues<ContactField> };

export type RequestEnquiry = {
  form: 'request';
  slug: ProductSlug;
  model: string;
  /** Origin and path of the page, without query and hash. */
  pageUrl: string;
  values: FieldValues<RequestField>;
};

export type Enquiry = ContactEnquiry | RequestEnquiry;

export type EnquiryKey = 'contact' | `request:${ProductSlug}`;

export function enquiryKey(enquiry: Enquiry): EnquiryKey {
  return enquiry.form === 'contact' ? 'contact' : `request:${enquiry.slug}`;
}

/** Undefined for the contact form. */
export function requestedSlug(key: EnquiryKey): ProductSlug | undefined {
  return key === 'contact' ? undefined : (key.slice('request:'.length) as ProductSlug);
}

const requestOrigin = {
  product: ({ model }: RequestEnquiry) => model,
  redirect_url: ({ pageUrl }: RequestEnquiry) => pageUrl,
};

export const payloadKeys: Record<Enquiry['form'], readonly string[]> = {
  contact: namesOf(contactFields),
  request: [...namesOf(requestOrigin), ...namesOf(requestFields)],
};

function typedIn<Field extends string>(fields: Readonly<Record<Field, unknown>>, values: FieldValues<Field>) {
  return Object.fromEntries(namesOf(fields).map((field) => [field, values[field]]));
}

/** Keys: docs/specification-coverage.md, rows 232 and 237. `quantity` is a string of digits. */
export function enquiryPayload(enquiry: Enquiry): Record<string, string> {
  if (enquiry.form === 'contact') return typedIn(contactFields, enquiry.values);
  const origin = namesOf(requestOrigin).map((key) => [key, requestOrigin[key](enquiry)]);
  return { ...Object.fromEntries(origin), ...typedIn(requestFields, enquiry.values) };
}
