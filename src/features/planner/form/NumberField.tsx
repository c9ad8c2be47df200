import { useId } from 'react';
import { FieldLabel } from '@/components/forms/FieldLabel';
import { FieldProblem } from '@/components/forms/FieldProblem';
import { FormControl } from '@/components/forms/FormControl';
import { problemAttributes } from '@/components/forms/field';
import type { FieldName, TypedRoom } from './planner-form';
import type { Planner } from './use-planner';

export type NumberFieldProps = {
  planner: Planner;
  name: FieldName & keyof TypedRoom;
  label: string;
  isRequired?: boolean;
  isWhole?: boolean;
  placeholder?: string | undefined;
};

export function NumberField({
  planner,
  name,
  label,
  isRequired = false,
  isWhole = false,
  placeholder,
}: NumberFieldProps) {
  const id = useId();
  const problem = planner.problems[name];
  return (
    <div>
      {isRequired ? (
        <FieldLabel htmlFor={id}>{label}</FieldLabel>
      ) : (
        <label htmlFor={id} className="form-label">
          {label}
        </label>
      )}
      <FormControl
        {...problemAttributes(id, problem)}
        id={id}
        name={name}
        type="text"
        inputMode={isWhole ? 'numeric' : 'decimal'}
        autoComplete="off"
        required={isRequired}
        placeholder={placeholder}
        className="num"
        value={String(planner.typed[name])}
        onChange={(typed) => planner.change({ [name]: typed })}
      />
      {problem && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
    </div>
  );
}
