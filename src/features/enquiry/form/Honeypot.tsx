import styles from './Honeypot.module.scss';
import { honeypotName } from './is-honeypot-filled';

/** Hidden field for bots; it is never sent. */
export function Honeypot() {
  return (
    <div className={`position-absolute overflow-hidden ${styles.away}`} aria-hidden="true">
      <label>
        Leave this empty
        <input
          type="text"
          name={honeypotName}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}
