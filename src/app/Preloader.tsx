import { Logo } from '@/components/ui/Logo';
import styles from './Preloader.module.scss';

/** The first second of a page: a band below the header with the logo and a line from copper to cyan. It covers nothing and ends without script. */
export function Preloader() {
  return (
    <div className={styles.band} aria-hidden="true" data-preloader>
      <Logo />
      <span className={styles.line} />
    </div>
  );
}
