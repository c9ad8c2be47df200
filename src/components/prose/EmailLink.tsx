import { company } from '@/config/company';
import styles from './ContactLink.module.scss';

/** The seller's e-mail address inside a text; it never breaks over two lines. */
export function EmailLink() {
  return (
    <a className={styles.whole} href={`mailto:${company.email}`}>
      {company.email}
    </a>
  );
}
