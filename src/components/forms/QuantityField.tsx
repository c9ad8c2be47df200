import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { clamp } from '@/lib/clamp';
import { FormControl } from './FormControl';
import { errorAttributes } from './error-attributes';
import { FieldLabel } from './FieldLabel';
import { FieldError } from './FieldError';
import styles from './QuantityField.module.scss';

type QuantityFieldProps = {
  id: string;
  name: string;
  label: string;
  value: string;
  max: number;
  error: string | undefined;
  readOnly: boolean;
  onChange: (typed: string) => void;
};

/** A number of machines that can be typed, or stepped by two buttons. */
export function QuantityField({ id, label, error, value, onChange, max, readOnly, name }: QuantityFieldProps) {
  const [stepped, setStepped] = useState('');
  const typed = /^\s*\d{1,9}\s*$/.test(value) ? Number(value) : 0;

  // Buttons stay enabled at the limits to keep the focus.
  function step(by: 1 | -1): void {
    if (readOnly) return;
    const units = String(clamp(typed + by, 1, max));
    // Synchronous, so that the next press reads the new value.
    flushSync(() => {
      onChange(units);
      setStepped(units);
    });
  }

  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <div className={styles.stepper}>
        <button
          type="button"
          className="d-grid p-0 bg-white text-ink"
          aria-label="One fewer"
          aria-disabled={readOnly || typed <= 1}
          onClick={() => step(-1)}
        >
          <Minus size={18} strokeWidth={1.5} aria-hidden="true" />
        </button>
        <FormControl
          {...errorAttributes(id, error)}
          id={id}
          name={name}
          value={value}
          readOnly={readOnly}
          required
          inputMode="numeric"
          autoComplete="off"
          className="num"
          onChange={onChange}
        />
        <button
          type="button"
          className="d-grid p-0 bg-white text-ink"
          aria-label="One more"
          aria-disabled={readOnly || typed >= max}
          onClick={() => step(1)}
        >
          <Plus size={18} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <span className="visually-hidden" aria-live="polite">
        {stepped}
      </span>
    </div>
  );
}
