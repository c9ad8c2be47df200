import { useId } from 'react';
import styles from './Field.module.scss';
import { FormControl } from './FormControl';

type CheckFieldProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

/** A checkbox before its label. */
export function CheckField({ label, checked, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={`d-flex align-items-center gap-2 ${styles.check}`}>
      <FormControl type="checkbox" id={id} checked={checked} onChange={onChange} />
      {label}
    </label>
  );
}
