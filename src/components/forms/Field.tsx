import { useId } from 'react';
import { errorAttributes } from './error-attributes';
import { FieldLabel } from './FieldLabel';
import { FieldError } from './FieldError';
import { FormControl, type FormControlProps } from './FormControl';

type FieldProps = FormControlProps & { label: string; error?: string | undefined };

/** A form control between its label and its error. */
export function Field({ label, error, ...control }: FieldProps) {
  const ownId = useId();
  const { id = ownId, required = false } = control;
  return (
    <div>
      <FieldLabel htmlFor={id} isRequired={required}>
        {label}
      </FieldLabel>
      <FormControl {...control} {...errorAttributes(id, error)} id={id} />
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
