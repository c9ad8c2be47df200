import type { ReactNode, Ref } from 'react';
import Button from 'react-bootstrap/Button';
import { Arrow } from './Arrow';
import styles from './StatusButton.module.scss';

export type StatusButtonProps = {
  variant: 'primary' | 'accent';
  /** True while what the button started is under way: it keeps the focus, says so and does nothing. */
  busy: boolean;
  /** What it reads while busy. */
  busyLabel: string;
  /** "button" until the page's script runs, so that no browser sends the form by itself, its fields in the address. */
  type: 'submit' | 'button';
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** The button that sends a form, and shows that it does. */
export function StatusButton({ variant, busy, busyLabel, type, children, ref }: StatusButtonProps) {
  return (
    <>
      <Button ref={ref} variant={variant} type={type} aria-disabled={busy} className={busy ? styles.busy : undefined}>
        {busy ? busyLabel : children}
        {busy ? <span className={styles.dots} aria-hidden="true" /> : <Arrow />}
      </Button>
      <span className="visually-hidden" role="status">
        {busy ? busyLabel : ''}
      </span>
    </>
  );
}
