import { company } from '@/config/company';
import styles from './ContactLink.module.scss';

export function PhoneLink() {
  return (
    <a className={styles.whole} href={company.phone.href}>
      {company.phone.label}
    </a>
  );
}
