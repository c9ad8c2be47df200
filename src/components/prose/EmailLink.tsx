import { company } from '@/config/company';
import styles from './ContactLink.module.scss';

export function EmailLink() {
  return (
    <a className={styles.whole} href={`mailto:${company.email}`}>
      {company.email}
    </a>
  );
}
