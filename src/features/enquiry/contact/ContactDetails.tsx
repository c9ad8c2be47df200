import { company } from '@/config/company';
import styles from './Contact.module.scss';

/** The labels of the company's details. */
type ContactDetailsProps = { phone: string; email: string; headquarters: string };

const label = 'muted small fw-normal mb-0';

/** Phone, e-mail and place of the company. */
export function ContactDetails(labels: ContactDetailsProps) {
  const { phone, email, headquarters, openingHours } = company;
  return (
    <dl className="d-flex flex-wrap align-items-end justify-content-between column-gap-4 row-gap-3 mt-4 mb-0">
      <div>
        <dt className={label}>
          {labels.phone}, <span className="d-inline-block">{openingHours.label}</span>
        </dt>
        <dd className="m-0">
          <a href={phone.href} className={`d-inline-block text-decoration-none text-white ${styles.number}`}>
            {phone.label}
          </a>
        </dd>
      </div>
      <div>
        <dt className={label}>{labels.email}</dt>
        <dd className="m-0">
          <a
            href={`mailto:${email}`}
            className={`d-inline-flex align-items-center min-h-touch text-white ${styles.email}`}
          >
            {email}
          </a>
        </dd>
      </div>
      <div className="w-100 d-flex gap-2 align-items-baseline">
        <dt className={label}>{labels.headquarters}</dt>
        <dd className="m-0">
          {headquarters.city}
          <span className="d-none d-sm-inline">, {headquarters.country}</span>
        </dd>
      </div>
    </dl>
  );
}
