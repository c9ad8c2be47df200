import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import type { EnquiryTopic } from '@/config/enquiry-topics';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { CertificateSheet, type CertificateSheetProps } from './CertificateSheet';
import styles from './ServicesWithCertificate.module.scss';

type CoreService = {
  topic: EnquiryTopic;
  title: string;
  text: string;
};

const coreServices: readonly CoreService[] = [
  { topic: 'filters-and-spare-parts', title: 'Filters and Spare Parts', text: 'For every generation.' },
  {
    topic: 'service-contract',
    title: 'Service Contract',
    text: 'You buy the machine upfront and pay monthly for its care only: less a month than hire purchase.',
  },
  {
    topic: 'contract-hire-purchase',
    title: 'Contract Hire Purchase',
    text: 'One monthly payment for machine and care.',
  },
];

/** Said in every window. */
const hirePurchaseLimit = 'Hire purchase is for limited companies and larger organisations, subject to status.';

type ServicesWithCertificateProps = {
  title: string;
  /** The sheet of a room, for buyers who file it. */
  certificate: CertificateSheetProps;
};

/** The services beside the certificate on a desk. */
export function ServicesWithCertificate({ title, certificate }: ServicesWithCertificateProps) {
  const headingId = useId();
  const certificateId = useId();
  return (
    <Section background="sand" labelledBy={headingId} className="overflow-hidden py-0 break-avoid">
      <Row className="row-gap-3">
        <Col lg={5} className={styles.desk}>
          <CertificateSheet {...certificate} />
        </Col>
        <Col lg={7} className="py-3 py-lg-5 ps-lg-5">
          <h2 id={headingId}>{title}</h2>
          <section aria-labelledby={certificateId} className="mt-3 mt-lg-4">
            <h3 id={certificateId} className="item">
              <ArrowLink to={href('service')} hasArrow={false}>
                A certificate for every room
              </ArrowLink>
            </h3>
            <p className="mt-1 mb-3">
              Included in both contracts. We sign your room’s rate at full speed; the rate in use stands on it too, as
              estimated. It is a calculation record, not a regulatory approval.
            </p>
          </section>
          <ul className={`plain-list ${styles.services}`}>
            {coreServices.map(({ topic, title: name, text }) => (
              <li key={topic}>
                <h3 className="item">
                  <ArrowLink to={contactUrl(topic)} hasArrow={false}>
                    {name}
                  </ArrowLink>
                </h3>
                <p className="muted d-none d-sm-block m-0">{text}</p>
              </li>
            ))}
          </ul>
          <p className="small muted border-top pt-3 mb-0">
            {hirePurchaseLimit} Sole traders and small partnerships take a service contract.
          </p>
        </Col>
      </Row>
    </Section>
  );
}

/** The services and the certificate, as links alone. */
export function ServiceLinks() {
  return (
    <div>
      <ul className="plain-list d-flex flex-column flex-lg-row flex-wrap column-gap-4 row-gap-3 row-gap-lg-1">
        {coreServices.map(({ topic, title: name }) => (
          <ServiceLink key={topic} to={contactUrl(topic)} name={name} />
        ))}
        <ServiceLink to={href('service')} name="A certificate for every room" />
      </ul>
      <p className="fine muted mt-1 mb-0">{hirePurchaseLimit} Certificate: included in both contracts.</p>
    </div>
  );
}

type ServiceLinkProps = { to: string; name: string };

function ServiceLink({ to, name }: ServiceLinkProps) {
  return (
    <li>
      <h3 className="label">
        <ArrowLink to={to} hasArrow={false}>
          {name}
        </ArrowLink>
      </h3>
    </li>
  );
}
