import { Mail, MapPin, Phone } from 'lucide-react';
import { company } from '@/config/company';
import { details } from '@/data/pages/contact';
import styles from './ContactDetails.module.scss';

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true, className: 'icon' } as const;

export function ContactDetails() {
  const { phone, email, headquarters, openingHours, reply } = company;
  return (
    <dl className={styles.details}>
      <div data-aos="fade-up">
        <dt>
          <Phone {...icon} /> {details.phone}
        </dt>
        <dd>
          <a href={phone.href} className={`num d-flex align-items-center text-decoration-none ${styles.value}`}>
            {phone.label}
          </a>
          <p>{openingHours.label}</p>
        </dd>
      </div>
      <div data-aos="fade-up">
        <dt>
          <Mail {...icon} /> {details.email}
        </dt>
        <dd>
          <a href={`mailto:${email}`} className={`d-flex align-items-center text-decoration-none ${styles.value}`}>
            {email}
          </a>
          <p>{reply}</p>
        </dd>
      </div>
      <div data-aos="fade-up">
        <dt>
          <MapPin {...icon} /> {details.headquarters}
        </dt>
        <dd>
          <span className={`d-flex align-items-center text-decoration-none ${styles.value}`}>{headquarters.city}</span>
          <p>{headquarters.country}</p>
        </dd>
      </div>
    </dl>
  );
}
