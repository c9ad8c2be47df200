import styles from './ErrorList.module.scss';

/** One bad field: the sentence that also stands at the field, and how to get there. */
export type ListedError = { id: string; sentence: string; focus: () => void };

export type ErrorListProps = {
  errors: readonly ListedError[];
  /** Whether it was the service behind the form that complained, after a request was made. */
  notSent?: boolean;
};

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

function heading(count: number): string {
  return count === 1 ? 'One field needs attention' : `${numbers[count] ?? count} fields need attention`;
}

/** A link to each bad field, in the same words as at the field. */
export function ErrorLinks({ errors }: Pick<ErrorListProps, 'errors'>) {
  return (
    <ul className={`plain-list ${styles.links}`}>
      {errors.map(({ id, sentence, focus }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            onClick={(event) => {
              // The address is no place for the focus: a hash in it would be followed again on a reload.
              event.preventDefault();
              focus();
            }}
          >
            {sentence}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The short list above a form that was not filled in well. It takes no focus: the first bad field does. */
export function ErrorList({ errors, notSent = false }: ErrorListProps) {
  if (errors.length === 0) return null;
  return (
    <div className={styles.list}>
      <p>
        {notSent && 'Not sent. '}
        {heading(errors.length)}
      </p>
      <ErrorLinks errors={errors} />
    </div>
  );
}
