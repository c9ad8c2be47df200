import { Field } from './Field';

type SelectFieldProps<Value extends string> = {
  label: string;
  name?: string;
  chosen: Value;
  options: readonly { value: Value; label: string }[];
  problem?: string | undefined;
  onChoose: (value: Value) => void;
};

/** A labelled choice from a list. */
export function SelectField<Value extends string>({ chosen, options, onChoose, ...field }: SelectFieldProps<Value>) {
  return (
    <Field {...field} as="select" value={chosen} onChange={(value) => onChoose(value as Value)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Field>
  );
}
