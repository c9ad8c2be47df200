import { useId } from 'react';
import { FormControl } from '@/components/forms/FormControl';
import styles from './OpenControl.module.scss';

export type OpenControlProps = {
  label: string;
  /** From 0, closed, to 1. */
  opened: number;
  onOpen: (opened: number) => void;
};

export function OpenControl({ label, opened, onOpen }: OpenControlProps) {
  const id = useId();
  const percent = Math.round(opened * 100);
  return (
    <div className={styles.open}>
      <label htmlFor={id}>{label}</label>
      <FormControl
        id={id}
        type="range"
        min={0}
        max={100}
        step={1}
        value={String(percent)}
        aria-valuetext={`${percent}% open`}
        onChange={(typed) => onOpen(Number(typed) / 100)}
      />
      <output htmlFor={id} className="num">
        {percent}%
      </output>
    </div>
  );
}
