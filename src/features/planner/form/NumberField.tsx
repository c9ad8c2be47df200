import { Field } from '@/components/forms/Field';
import type { FieldName, TypedRoom } from './planner-form';
import type { Planner } from './use-planner';

type NumberFieldProps = {
  planner: Planner;
  name: FieldName & keyof TypedRoom;
  label: string;
  required?: boolean;
  isWhole?: boolean;
  placeholder?: string | undefined;
};

/** A number of the planner with its message. */
export function NumberField({ planner, name, isWhole = false, ...field }: NumberFieldProps) {
  return (
    <Field
      {...field}
      name={name}
      type="text"
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      className="num"
      value={String(planner.typed[name])}
      error={planner.errors[name]}
      onChange={(typed) => planner.change({ [name]: typed })}
    />
  );
}
