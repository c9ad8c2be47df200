import { company } from '@/config/company';
import styles from './ContactLink.module.scss';

/** The seller's phone number inside a text; it never breaks over two lines. */
export function PhoneLink() {
  return (
    <a className={styles.whole} href={company.phone.href}>
      {company.phone.label}
    </a>
  );
}
