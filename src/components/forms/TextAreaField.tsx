import { FormControl } from './FormControl';
import { problemAttributes, type FieldProps } from './field';
import { FieldLabel } from './FieldLabel';
import { FieldProblem } from './FieldProblem';

export type TextAreaFieldProps = FieldProps & {
  rows: number;
  /** In characters; a counter appears near the limit and typed text is never cut. */
  limit: number;
};

export function TextAreaField({ id, label, problem, onChange, limit, ...rest }: TextAreaFieldProps) {
  const left = limit - rest.value.length;
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <FormControl {...rest} {...problemAttributes(id, problem)} as="textarea" id={id} required onChange={onChange} />
      {problem !== undefined && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
      {problem === undefined && left < limit / 10 && (
        <p className="small muted mt-2 mb-0">
          {left >= 0 ? `${left} of ${limit} characters left` : `${-left} characters too many`}
        </p>
      )}
    </div>
  );
}
