import type { EnquiryValues } from './fields';
import type { CheckedField } from './field-rules';

/** The checker of each field. */
export type FieldCheckers<Field extends string> = Readonly<Record<Field, (typed: string) => CheckedField>>;

/** What is wrong with each field; a field without an error has no key. */
export type EnquiryErrors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

type CheckedFields<Field extends string> =
  { ok: true; values: EnquiryValues<Field> } | { ok: false; errors: EnquiryErrors<Field> };

/** Checks all fields: the cleaned values, or the errors. */
export function checkFields<Field extends string>(
  checkers: FieldCheckers<Field>,
  typed: EnquiryValues<Field>,
): CheckedFields<Field> {
  const values: Partial<Record<Field, string>> = {};
  const errors: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(checkers) as Field[]) {
    const result = checkers[field](typed[field]);
    if ('error' in result) errors[field] = result.error;
    else values[field] = result.value;
  }
  return Object.keys(errors).length === 0
    ? { ok: true, values: values as EnquiryValues<Field> }
    : { ok: false, errors };
}
