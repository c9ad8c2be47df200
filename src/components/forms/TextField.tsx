import type { HTMLInputAutoCompleteAttribute } from 'react';
import { FormControl } from './FormControl';
import { problemAttributes, type FieldProps } from './field';
import { FieldLabel } from './FieldLabel';
import { FieldProblem } from './FieldProblem';

export type TextFieldProps = FieldProps & {
  type?: 'text' | 'tel' | 'email';
  autoComplete?: HTMLInputAutoCompleteAttribute;
};

export function TextField({ id, label, problem, onChange, type = 'text', ...rest }: TextFieldProps) {
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <FormControl {...rest} {...problemAttributes(id, problem)} id={id} type={type} required onChange={onChange} />
      {problem !== undefined && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
    </div>
  );
}
