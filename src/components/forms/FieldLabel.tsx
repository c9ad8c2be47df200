type FieldLabelProps = { htmlFor: string; isRequired?: boolean; children: string };

/** The asterisk is hidden from screen readers, since the input is `required`. */
export function FieldLabel({ htmlFor, isRequired = true, children }: FieldLabelProps) {
  return (
    <label htmlFor={htmlFor} className="form-label">
      {children}
      {isRequired && (
        <>
          {' '}
          <span className="text-danger" aria-hidden="true">
            *
          </span>
        </>
      )}
    </label>
  );
}
