import { Mail, MapPin, Phone, Ruler } from 'lucide-react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { company } from '@/config/company';
import { capitalised } from '@/lib/format/count-word';
import styles from './Contact.module.scss';

const icon = { size: 18, strokeWidth: 1.5, 'aria-hidden': true, className: 'icon' } as const;

/** The labels of the company's details. */
type ContactDetailsProps = {
  phone: string;
  email: string;
  headquarters: string;
  /** What to send for one. */
  quote: { title: string; needs: string };
};

export function ContactDetails(labels: ContactDetailsProps) {
  const { phone, email, headquarters, openingHours, reply } = company;
  return (
    <Row as="dl" className="m-0 row-gap-4">
      {/* Above the form in narrow windows. */}
      <Col lg={12} className="d-none d-lg-block px-0 pt-3 border-top border-dark" data-aos="fade-up">
        <dt className="d-flex gap-2 align-items-center muted small fw-normal">
          <Phone {...icon} /> {labels.phone}
        </dt>
        <dd className="m-0">
          <a
            href={phone.href}
            className={`num d-flex align-items-center text-decoration-none h2 text-nowrap ${styles.value}`}
          >
            {phone.label}
          </a>
          <p className="m-0 muted">{openingHours.label}</p>
        </dd>
      </Col>
      <Col lg={12} className="d-none d-lg-block px-0 pt-3 border-top border-dark" data-aos="fade-up">
        <dt className="d-flex gap-2 align-items-center muted small fw-normal">
          <Mail {...icon} /> {labels.email}
        </dt>
        <dd className="m-0">
          <a
            href={`mailto:${email}`}
            className={`d-flex align-items-center text-decoration-none h3 ${styles.value} ${styles.email}`}
          >
            {email}
          </a>
          <p className="m-0 muted">{reply}</p>
        </dd>
      </Col>
      <Col xs={12} className="px-0 pt-3 border-top border-dark" data-aos="fade-up">
        <dt className="d-flex gap-2 align-items-center muted small fw-normal">
          <MapPin {...icon} /> {labels.headquarters}
        </dt>
        <dd className="m-0">
          <span className={`d-flex align-items-center text-decoration-none h3 ${styles.value}`}>
            {headquarters.city}
          </span>
          <p className="m-0 muted">{headquarters.country}</p>
        </dd>
      </Col>
      <Col xs={12} className="px-0 pt-3 border-top border-dark" data-aos="fade-up">
        <dt className="d-flex gap-2 align-items-center muted small fw-normal">
          <Ruler {...icon} /> {labels.quote.title}
        </dt>
        <dd className="m-0 mt-1">{capitalised(labels.quote.needs)}.</dd>
      </Col>
    </Row>
  );
}
