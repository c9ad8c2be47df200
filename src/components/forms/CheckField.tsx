import { useId } from 'react';
import styles from './Field.module.scss';
import { FormControl } from './FormControl';

type CheckFieldProps = {
  label: string;
  name?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  className?: string;
};

/** A checkbox before its label. */
export function CheckField({ label, name, checked, onChange, className = '' }: CheckFieldProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={`d-flex align-items-center gap-2 min-h-touch ${styles.check} ${className}`}>
      <FormControl type="checkbox" id={id} {...(name && { name })} checked={checked} onChange={onChange} />
      {label}
    </label>
  );
}
