import type { ProductSlug } from '@/config/product-slugs';

/** A visitor's details, asked for by both forms. */
export type PersonField = 'name' | 'phone' | 'email';
export type ContactField = PersonField | 'message';
export type RequestField = PersonField | 'quantity';

export type FieldValues<Field extends string> = Readonly<Record<Field, string>>;

/** A checked message to the company. */
export type ContactEnquiry = { form: 'contact'; values: FieldValues<ContactField> };

/** A checked request for the price of one product. */
export type RequestEnquiry = {
  form: 'request';
  slug: ProductSlug;
  model: string;
  /** Origin and path of the page it was made on, without query and hash. */
  pageUrl: string;
  values: FieldValues<RequestField>;
};

export type Enquiry = ContactEnquiry | RequestEnquiry;

/** One form of the site; each price request is a form of its own. */
export type EnquiryKey = 'contact' | `request:${ProductSlug}`;

export function enquiryKey(enquiry: Enquiry): EnquiryKey {
  return enquiry.form === 'contact' ? 'contact' : `request:${enquiry.slug}`;
}

/** The product a form asks the price of; undefined for the contact form. */
export function requestedSlug(key: EnquiryKey): ProductSlug | undefined {
  return key === 'contact' ? undefined : (key.slice('request:'.length) as ProductSlug);
}

/** Exactly the keys of the specification, section 7; `quantity` stays a string of digits. */
export function enquiryPayload(enquiry: Enquiry): Record<string, string> {
  if (enquiry.form === 'contact') {
    const { name, phone, email, message } = enquiry.values;
    return { name, phone, email, message };
  }
  const { name, phone, email, quantity } = enquiry.values;
  return { product: enquiry.model, redirect_url: enquiry.pageUrl, name, phone, email, quantity };
}
