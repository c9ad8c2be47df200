import type { EnquiryValues } from './fields';
import type { CheckedField } from './field-rules';

/** The checker of each field. */
export type FieldCheckers<Field extends string> = Readonly<Record<Field, (typed: string) => CheckedField>>;

/** What is wrong with each field; a field without a problem has no key. */
export type EnquiryProblems<Field extends string> = Readonly<Partial<Record<Field, string>>>;

type CheckedFields<Field extends string> =
  { ok: true; values: EnquiryValues<Field> } | { ok: false; problems: EnquiryProblems<Field> };

/** Checks all fields: the cleaned values, or the problems. */
export function checkFields<Field extends string>(
  checkers: FieldCheckers<Field>,
  typed: EnquiryValues<Field>,
): CheckedFields<Field> {
  const values: Partial<Record<Field, string>> = {};
  const problems: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(checkers) as Field[]) {
    const result = checkers[field](typed[field]);
    if ('problem' in result) problems[field] = result.problem;
    else values[field] = result.value;
  }
  return Object.keys(problems).length === 0
    ? { ok: true, values: values as EnquiryValues<Field> }
    : { ok: false, problems };
}
