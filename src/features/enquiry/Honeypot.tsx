import styles from './Honeypot.module.scss';
import { trapName } from './spring-trap';

/**
 * A field off the screen that only programs fill in. Neither the keyboard nor a screen reader reaches it, and browsers
 * and password managers are told to leave it alone. It is never sent.
 */
export function Honeypot() {
  return (
    <div className={styles.away} aria-hidden="true">
      <label>
        Leave this empty
        <input
          type="text"
          name={trapName}
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
