import { Mail, MapPin, Phone } from 'lucide-react';
import { company } from '@/config/company';
import styles from './ContactDetails.module.scss';

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true, className: 'icon' } as const;

/** The labels of the company's details. */
export type ContactDetailsProps = { phone: string; email: string; headquarters: string };

export function ContactDetails(labels: ContactDetailsProps) {
  const { phone, email, headquarters, openingHours, reply } = company;
  return (
    <dl className={`m-0 ${styles.details}`}>
      <div data-aos="fade-up">
        <dt>
          <Phone {...icon} /> {labels.phone}
        </dt>
        <dd>
          <a href={phone.href} className={`num d-flex align-items-center text-decoration-none h3 ${styles.value}`}>
            {phone.label}
          </a>
          <p>{openingHours.label}</p>
        </dd>
      </div>
      <div data-aos="fade-up">
        <dt>
          <Mail {...icon} /> {labels.email}
        </dt>
        <dd>
          <a href={`mailto:${email}`} className={`d-flex align-items-center text-decoration-none h3 ${styles.value}`}>
            {email}
          </a>
          <p>{reply}</p>
        </dd>
      </div>
      <div data-aos="fade-up">
        <dt>
          <MapPin {...icon} /> {labels.headquarters}
        </dt>
        <dd>
          <span className={`d-flex align-items-center text-decoration-none h3 ${styles.value}`}>
            {headquarters.city}
          </span>
          <p>{headquarters.country}</p>
        </dd>
      </div>
    </dl>
  );
}
