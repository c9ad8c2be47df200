import type { ReactNode, Ref } from 'react';
import Button from 'react-bootstrap/Button';
import { Arrow } from '@/components/ui/Arrow';
import styles from './StatusButton.module.scss';

type StatusButtonProps = {
  variant: 'primary' | 'accent';
  /** Keeps the focus, announces itself and ignores presses. */
  isBusy: boolean;
  busyLabel: string;
  /** "button" until hydration, so that the browser does not submit fields in the address. */
  type: 'submit' | 'button';
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** A button that stays and says what happens while a form is sent; pressing it then does nothing new. */
export function StatusButton({ variant, isBusy, busyLabel, type, children, ref }: StatusButtonProps) {
  return (
    <>
      <Button
        ref={ref}
        variant={variant}
        type={type}
        aria-disabled={isBusy}
        className={isBusy ? styles.busy : undefined}
      >
        {isBusy ? busyLabel : children}
        {isBusy ? (
          <span className={`position-relative flex-shrink-0 overflow-hidden ${styles.dots}`} aria-hidden="true" />
        ) : (
          <Arrow />
        )}
      </Button>
      <span className="visually-hidden" role="status">
        {isBusy ? busyLabel : ''}
      </span>
    </>
  );
}
