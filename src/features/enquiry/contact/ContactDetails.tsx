import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { company } from '@/config/company';
import styles from './Contact.module.scss';

/** The labels of the company's details. */
type ContactDetailsProps = { phone: string; email: string; headquarters: string };

const label = 'muted small fw-normal mb-0';

/** Phone, e-mail and place of the company. */
export function ContactDetails(labels: ContactDetailsProps) {
  const { phone, email, headquarters, openingHours } = company;
  return (
    <Row as="dl" className="align-items-end row-gap-2 mt-4 mb-0">
      <Col lg={8}>
        <dt className={label}>
          {labels.phone}, <span className="d-inline-block">{openingHours.label}</span>
        </dt>
        <dd className="m-0">
          <a
            href={phone.href}
            className={`d-inline-block text-decoration-none text-white text-cyan-hover tel ${styles.number}`}
          >
            {phone.label}
          </a>
        </dd>
      </Col>
      <Col lg={4}>
        <dt className={label}>{labels.email}</dt>
        <dd className="m-0">
          <a
            href={`mailto:${email}`}
            className="d-inline-flex align-items-center min-h-touch text-white h3 m-0 fw-normal"
          >
            {email}
          </a>
        </dd>
        <dt className={`mt-2 ${label}`}>{labels.headquarters}</dt>
        <dd className="m-0">
          {headquarters.city}, {headquarters.country}
        </dd>
      </Col>
    </Row>
  );
}
