import { useId } from 'react';
import { problemAttributes } from './field';
import { FieldLabel } from './FieldLabel';
import { FieldProblem } from './FieldProblem';
import { FormControl, type FormControlProps } from './FormControl';

type FieldProps = FormControlProps & { label: string; problem?: string | undefined };

/** A form control between its label and its error. */
export function Field({ label, problem, ...control }: FieldProps) {
  const ownId = useId();
  const { id = ownId, required = false } = control;
  return (
    <div>
      <FieldLabel htmlFor={id} isRequired={required}>
        {label}
      </FieldLabel>
      <FormControl {...control} {...problemAttributes(id, problem)} id={id} />
      {problem !== undefined && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
    </div>
  );
}
