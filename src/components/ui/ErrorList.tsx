import styles from './ErrorList.module.scss';

/** One bad field: the sentence that also stands at the field, and how to get there. */
export type ListedError = { id: string; sentence: string; focus: () => void };

export type ErrorListProps = { errors: readonly ListedError[] };

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

function heading(count: number): string {
  return count === 1 ? 'One field needs attention' : `${numbers[count] ?? count} fields need attention`;
}

/** The short list above a form with a link to each bad field, in the same words as at the field. It takes no focus. */
export function ErrorList({ errors }: ErrorListProps) {
  if (errors.length === 0) return null;
  return (
    <div className={styles.list}>
      <p>{heading(errors.length)}</p>
      <ul className="plain-list">
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
    </div>
  );
}
