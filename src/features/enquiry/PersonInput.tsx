import { TextField } from '@/components/ui/TextField';
import type { FieldValues, PersonField } from './enquiry';
import type { Problems } from './check-fields';

/** What each field of a form is given. */
export type FieldWiring = {
  idOf: (field: PersonField) => string;
  values: FieldValues<PersonField>;
  problems: Problems<PersonField>;
  change: (field: PersonField, typed: string) => void;
  readOnly: boolean;
};

const autoComplete = { name: 'name', phone: 'tel', email: 'email' } as const;
const types = { name: 'text', phone: 'tel', email: 'email' } as const;
const labels = { name: 'Name', phone: 'Phone', email: 'Email' };

export type PersonInputProps = FieldWiring & { field: PersonField };

/** One of the three details of a person that both forms ask for. */
export function PersonInput({ field, idOf, values, problems, change, readOnly }: PersonInputProps) {
  return (
    <TextField
      id={idOf(field)}
      name={field}
      label={labels[field]}
      type={types[field]}
      autoComplete={autoComplete[field]}
      value={values[field]}
      problem={problems[field]}
      readOnly={readOnly}
      onChange={(typed) => change(field, typed)}
    />
  );
}
