import styles from './Preloader.module.scss';

/** A line below the header that crosses the page and disappears after one second, without script. */
export function Preloader() {
  return (
    <div className={styles.band} aria-hidden="true" data-preloader>
      <span className={styles.line} />
    </div>
  );
}
