import { capitalised, counted } from '@/lib/format/count-word';
import styles from './ErrorList.module.scss';

/** An error of a form: the id of its field, what to do, and the jump to it. */
export type ListedError = { id: string; sentence: string; focus: () => void };

type ErrorListProps = {
  errors: readonly ListedError[];
  /** True after an error response of the server. */
  isRefused?: boolean;
};

/** A link to each invalid field, which puts the focus there. */
export function ErrorLinks({ errors }: Pick<ErrorListProps, 'errors'>) {
  return (
    <ul className={`plain-list ${styles.links}`}>
      {errors.map(({ id, sentence, focus }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            onClick={(event) => {
              // A hash in the address would be followed again on reload.
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

/** Takes no focus, which goes to the first invalid field. */
export function ErrorList({ errors, isRefused = false }: ErrorListProps) {
  if (errors.length === 0) return null;
  return (
    <div className={styles.list}>
      <p className="m-0 fw-bold">
        {isRefused && 'Not sent. '}
        {capitalised(counted(errors.length, 'field needs', 'fields need'))} attention
      </p>
      <ErrorLinks errors={errors} />
    </div>
  );
}
