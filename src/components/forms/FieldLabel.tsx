import styles from './FieldLabel.module.scss';

export type FieldLabelProps = { htmlFor: string; children: string };

/** The asterisk is hidden from screen readers, since the input is `required`. */
export function FieldLabel({ htmlFor, children }: FieldLabelProps) {
  return (
    <label htmlFor={htmlFor} className="form-label">
      {children}{' '}
      <span className={styles.required} aria-hidden="true">
        *
      </span>
    </label>
  );
}
