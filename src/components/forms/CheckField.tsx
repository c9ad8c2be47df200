import { useId } from 'react';
import { FormControl } from './FormControl';

export type CheckFieldProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

/** A checkbox before its label. */
export function CheckField({ label, checked, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="d-flex align-items-center gap-2">
      <FormControl type="checkbox" id={id} checked={checked} onChange={onChange} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
