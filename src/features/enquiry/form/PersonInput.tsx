import { Field } from '@/components/forms/Field';
import type { EnquiryErrors } from '../fields/check-fields';
import type { PersonField } from '@/config/person-fields';
import { personFields, type EnquiryValues } from '../fields/fields';

type FieldWiring = {
  idOf: (field: PersonField) => string;
  values: EnquiryValues<PersonField>;
  errors: EnquiryErrors<PersonField>;
  change: (field: PersonField, typed: string) => void;
  readOnly: boolean;
};

type PersonInputProps = FieldWiring & { field: PersonField };

/** A field of name, e-mail or phone. */
export function PersonInput({ field, idOf, values, errors, change, readOnly }: PersonInputProps) {
  const { label, type, autoComplete } = personFields[field];
  return (
    <Field
      id={idOf(field)}
      name={field}
      label={label}
      type={type}
      autoComplete={autoComplete}
      value={values[field]}
      error={errors[field]}
      required
      readOnly={readOnly}
      onChange={(typed) => change(field, typed)}
    />
  );
}
