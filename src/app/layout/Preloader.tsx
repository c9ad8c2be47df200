import { Logo } from '@/components/ui/Logo';
import styles from './Preloader.module.scss';

/** A band below the header that disappears after one second, without script. */
export function Preloader() {
  return (
    <div className={styles.band} aria-hidden="true" data-preloader>
      <Logo />
      <span className={styles.line} />
    </div>
  );
}
