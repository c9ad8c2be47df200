import type { ProductSlug } from '@/config/product-slugs';
import { storageKeys } from '@/lib/browser/storage-keys';
import type { FieldCheckers } from '../fields/check-fields';
import type { Enquiry, EnquiryKey } from './enquiry';
import {
  contactFields,
  mapFields,
  requestFields,
  type ContactField,
  type FieldSpec,
  type EnquiryValues,
  type RequestField,
} from '../fields/fields';

const checkOf = ({ check }: FieldSpec) => check;
const nothingTyped = () => '';

/** A form: its fields, where its draft is stored, and the enquiry that it makes. */
export type EnquiryForm<Field extends string> = {
  key: EnquiryKey;
  /** Session-storage key of the fields that only this form has. */
  draftKey: string;
  checkers: FieldCheckers<Field>;
  initial: EnquiryValues<Field>;
  /** @param values cleaned by the checkers */
  enquiry: (values: EnquiryValues<Field>) => Enquiry;
};

/** The names of the fields, in their order. */
export function fieldsOf<Field extends string>(form: EnquiryForm<Field>): Field[] {
  return Object.keys(form.checkers) as Field[];
}

export const contactForm: EnquiryForm<ContactField> = {
  key: 'contact',
  draftKey: storageKeys.draftContact,
  checkers: mapFields(contactFields, checkOf),
  initial: mapFields(contactFields, nothingTyped),
  enquiry: (values) => ({ form: 'contact', values }),
};

/** @param quantity initial text of the field */
export function requestForm(slug: ProductSlug, model: string, quantity: string): EnquiryForm<RequestField> {
  return {
    key: `request:${slug}`,
    draftKey: storageKeys.draftRequest(slug),
    checkers: mapFields(requestFields, checkOf),
    initial: { ...mapFields(requestFields, nothingTyped), quantity },
    enquiry: (values) => ({
      form: 'request',
      slug,
      model,
      pageUrl: window.location.origin + window.location.pathname,
      values,
    }),
  };
}
