import { useId } from 'react';
import { FormControl } from '@/components/forms/FormControl';
import { problemAttributes } from '@/components/forms/field';
import { FieldProblem } from '@/components/forms/FieldProblem';

export type CostFieldProps = {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  /** Error message; undefined if valid. */
  problem: string | undefined;
};

export function CostField({ label, value, onChange, problem }: CostFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <FormControl
        {...problemAttributes(id, problem)}
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className="num"
        value={value}
        onChange={onChange}
      />
      {problem !== undefined && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
    </div>
  );
}
