import { CircleAlert } from 'lucide-react';
import styles from './Field.module.scss';

type FieldErrorProps = { id: string; children: string };

/** What is wrong with a field, below it; the field names it by `aria-describedby`. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={`d-flex gap-2 align-items-start mt-2 mb-0 fw-medium small text-danger ${styles.error}`}>
      <CircleAlert size={18} strokeWidth={1.5} aria-hidden="true" className="icon" />
      <span>
        <span className="visually-hidden">Error:</span> {children}
      </span>
    </p>
  );
}
