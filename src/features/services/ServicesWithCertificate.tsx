import { useId } from 'react';
import { RowSection } from '@/components/sections/RowSection';
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
  /** Draws the sheet of a room, for buyers who file it. */
  certificate?: CertificateSheetProps;
};

/** A row below the questions, or two columns beside the certificate. */
export function ServicesWithCertificate({ title, certificate }: ServicesWithCertificateProps) {
  const headingId = useId();
  const certificateId = useId();
  if (!certificate) {
    return (
      <RowSection headingId={headingId} title={title}>
        <ul className={`plain-list ${styles.links}`}>
          {coreServices.map(({ topic, title: name }) => (
            <ServiceLink key={topic} to={contactUrl(topic)} name={name} />
          ))}
          <ServiceLink to={href('service')} name="A certificate for every room" />
        </ul>
        <p className="fine muted text-balance mt-2 mb-0">
          {hirePurchaseLimit} Certificate: included in either contract.
        </p>
      </RowSection>
    );
  }
  return (
    <Section labelledBy={headingId} className="overflow-hidden">
      <div className={styles.filed}>
        <h2 id={headingId}>{title}</h2>
        <CertificateSheet {...certificate} />
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
          <li>
            <section aria-labelledby={certificateId}>
              <h3 id={certificateId} className="item">
                <ArrowLink to={href('service')} hasArrow={false}>
                  A certificate for every room
                </ArrowLink>
              </h3>
              <p className="muted d-none d-sm-block m-0">
                Free of extra charge in either contract: the sum of the room, signed. It is a calculation record, not a
                regulatory approval.
              </p>
            </section>
          </li>
        </ul>
        <p className={`small muted m-0 ${styles.limits}`}>
          {hirePurchaseLimit} Sole traders and small partnerships take a service contract.
        </p>
      </div>
    </Section>
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
