import type { ProductSlug } from '@/config/product-slugs';
import { storageKeys } from '@/lib/storage-keys';
import type { FieldCheckers } from './check-fields';
import type { Enquiry, EnquiryKey } from './enquiry';
import {
  contactFields,
  ofEach,
  requestFields,
  type ContactField,
  type FieldSpec,
  type FieldValues,
  type RequestField,
} from './fields';

const checkOf = ({ check }: FieldSpec) => check;
const nothingTyped = () => '';

/** What makes one of the forms: its fields in the order of the page, how they are checked and what they become. */
export type EnquiryForm<Field extends string> = {
  key: EnquiryKey;
  /** Session-storage key of the fields that the forms do not share. */
  draftKey: string;
  checkers: FieldCheckers<Field>;
  /** What stands in a field that nobody has touched. */
  initial: FieldValues<Field>;
  /** @param values checked ones */
  enquiry: (values: FieldValues<Field>) => Enquiry;
};

export function fieldsOf<Field extends string>(form: EnquiryForm<Field>): Field[] {
  return Object.keys(form.checkers) as Field[];
}

export const contactForm: EnquiryForm<ContactField> = {
  key: 'contact',
  draftKey: storageKeys.draftContact,
  checkers: ofEach(contactFields, checkOf),
  initial: ofEach(contactFields, nothingTyped),
  enquiry: (values) => ({ form: 'contact', values }),
};

/** The price request for one product. @param quantity number of units it starts with */
export function requestForm(slug: ProductSlug, model: string, quantity: number): EnquiryForm<RequestField> {
  return {
    key: `request:${slug}`,
    draftKey: storageKeys.draftRequest(slug),
    checkers: ofEach(requestFields, checkOf),
    initial: { ...ofEach(requestFields, nothingTyped), quantity: String(quantity) },
    enquiry: (values) => ({
      form: 'request',
      slug,
      model,
      pageUrl: window.location.origin + window.location.pathname,
      values,
    }),
  };
}
