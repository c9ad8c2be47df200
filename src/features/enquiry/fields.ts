import { checkEmail, checkMessage, checkName, checkPhone, checkQuantity, type CheckedField } from './field-rules';

/** One field of a form. */
export type FieldSpec = {
  /** Its name on the page and in the e-mail that takes the form's place. */
  label: string;
  /** What may be typed. */
  check: (typed: string) => CheckedField;
};

/** A detail of the visitor: one line, which the browser may know already. */
type PersonFieldSpec = FieldSpec & { type: 'text' | 'tel' | 'email'; autoComplete: string };

/** What both forms ask of a visitor, in the order of the page. */
export const personFields = {
  name: { label: 'Name', check: checkName, type: 'text', autoComplete: 'name' },
  phone: { label: 'Phone', check: checkPhone, type: 'tel', autoComplete: 'tel' },
  email: { label: 'Email', check: checkEmail, type: 'email', autoComplete: 'email' },
} as const satisfies Record<string, PersonFieldSpec>;

/**
 * The fields of each form, by the key under which they are sent (docs/specification-coverage.md, rows 232 and 237), in the order of the page. A field
 * is defined here alone: its type, check, draft, place in the payload and in the e-mail, and what Netlify reads follow. One
 * that its form does not show is a type error there.
 */
export const contactFields = {
  ...personFields,
  message: { label: 'Message', check: checkMessage },
} as const satisfies Record<string, FieldSpec>;

export const requestFields = {
  ...personFields,
  quantity: { label: 'Quantity', check: checkQuantity },
} as const satisfies Record<string, FieldSpec>;

export type PersonField = keyof typeof personFields;
export type ContactField = keyof typeof contactFields;
export type RequestField = keyof typeof requestFields;

/** What a visitor typed, or what a check left of it, by field. */
export type FieldValues<Field extends string> = Readonly<Record<Field, string>>;

/** The fields of a form in the order of the page. */
export function namesOf<Field extends string>(fields: Readonly<Record<Field, unknown>>): Field[] {
  return Object.keys(fields) as Field[];
}

/** Whether a field is one of those that both forms have. */
export function isPersonField(field: string): field is PersonField {
  return field in personFields;
}

/** Something of each field of a form, by field. */
export function ofEach<Field extends string, Value>(
  fields: Readonly<Record<Field, FieldSpec>>,
  valueOf: (field: FieldSpec) => Value,
): Record<Field, Value> {
  return Object.fromEntries(namesOf(fields).map((name) => [name, valueOf(fields[name])])) as Record<Field, Value>;
}
