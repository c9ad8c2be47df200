import styles from './FieldLabel.module.scss';

export type FieldLabelProps = { htmlFor: string; children: string };

/** The label above a required field. The asterisk is for the eye: the input itself says "required". */
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
