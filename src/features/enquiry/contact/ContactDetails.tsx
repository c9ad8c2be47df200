import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { company } from '@/config/company';
import styles from './Contact.module.scss';

/** The labels of the company's details. */
type ContactDetailsProps = { phone: string; email: string; headquarters: string };

const label = 'muted small fw-normal mb-0';

/** Phone, e-mail and place of the company. */
export function ContactDetails(labels: ContactDetailsProps) {
  const { phone, email, headquarters, openingHours, reply } = company;
  return (
    <Row as="dl" className="m-0 mt-4 gx-0 row-gap-3 align-items-xl-end">
      <Col xs={12} xl={7}>
        <dt className={label}>
          {labels.phone}, <span className="d-inline-block">{openingHours.label}</span>
        </dt>
        <dd className="m-0">
          <a href={phone.href} className={`d-inline-block text-decoration-none ${styles.number}`}>
            {phone.label}
          </a>
        </dd>
      </Col>
      <Col xs={12} sm={7} xl={3}>
        <dt className={label}>{labels.email}</dt>
        <dd className="m-0">
          <a href={`mailto:${email}`} className="d-inline-flex align-items-center min-h-touch">
            {email}
          </a>
          <p className="m-0 muted small">{reply}</p>
        </dd>
      </Col>
      <Col xs={12} sm={5} xl={2}>
        <dt className={label}>{labels.headquarters}</dt>
        <dd className="m-0">
          <span className="d-flex align-items-center min-h-touch">{headquarters.city}</span>
          <p className="m-0 muted small">{headquarters.country}</p>
        </dd>
      </Col>
    </Row>
  );
}
