import type { PersonField } from '@/config/person-fields';
import { checkEmail, checkMessage, checkName, checkPhone, checkQuantity, type CheckedField } from './field-rules';

/** A field of a form: its label and checker. */
export type FieldSpec = {
  label: string;
  check: (typed: string) => CheckedField;
};

type PersonFieldSpec = FieldSpec & { type: 'text' | 'tel' | 'email'; autoComplete: string };

export const personFields = {
  name: { label: 'Name', check: checkName, type: 'text', autoComplete: 'name' },
  phone: { label: 'Phone', check: checkPhone, type: 'tel', autoComplete: 'tel' },
  email: { label: 'E-mail', check: checkEmail, type: 'email', autoComplete: 'email' },
} as const satisfies Record<PersonField, PersonFieldSpec>;

/** Fields by payload key (docs/specification-coverage.md, rows 232 and 237), in page order. */
export const contactFields = {
  ...personFields,
  message: { label: 'Message', check: checkMessage },
} as const satisfies Record<string, FieldSpec>;

export const requestFields = {
  ...personFields,
  quantity: { label: 'Quantity', check: checkQuantity },
} as const satisfies Record<string, FieldSpec>;

/** Name of a field of the contact form. */
export type ContactField = keyof typeof contactFields;
/** Name of a field of the price request. */
export type RequestField = keyof typeof requestFields;

/** The text of each field. */
export type EnquiryValues<Field extends string> = Readonly<Record<Field, string>>;

/** The names of the fields, in their order. */
export function namesOf<Field extends string>(fields: Readonly<Record<Field, unknown>>): Field[] {
  return Object.keys(fields) as Field[];
}

/** Whether both forms have the field. */
export function isPersonField(field: string): field is PersonField {
  return field in personFields;
}

/** Makes a value of each field. */
export function mapFields<Field extends string, Value>(
  fields: Readonly<Record<Field, FieldSpec>>,
  valueOf: (field: FieldSpec) => Value,
): Record<Field, Value> {
  return Object.fromEntries(namesOf(fields).map((name) => [name, valueOf(fields[name])])) as Record<Field, Value>;
}
