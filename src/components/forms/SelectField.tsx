import { Field } from './Field';

type SelectFieldProps<Value extends string> = {
  label: string;
  name?: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  error?: string | undefined;
  onChange: (value: Value) => void;
};

/** A labelled choice from a list. */
export function SelectField<Value extends string>({ options, onChange, ...field }: SelectFieldProps<Value>) {
  return (
    <Field {...field} as="select" onChange={(value) => onChange(value as Value)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Field>
  );
}
