import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { ArrowLink } from '@/components/ui/ArrowLink';
import type { EnquiryTopic } from '@/config/enquiry-topics';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { CertificateSheet, type CertificateSheetProps } from './CertificateSheet';
import styles from './Services.module.scss';

type CoreService = {
  topic: EnquiryTopic;
  title: string;
  text: string;
  ask: string;
};

const coreServices: readonly CoreService[] = [
  {
    topic: 'filters-and-spare-parts',
    title: 'Filters and Spare Parts',
    text: 'Filters for every generation and the parts around them.',
    ask: 'Order filters or parts',
  },
  {
    topic: 'service-contract',
    title: 'Service Contract',
    text: 'You buy the machine upfront, so the monthly payment is the lower one. We clean it, change its filter sets and keep the record.',
    ask: 'Ask about service',
  },
  {
    topic: 'contract-hire-purchase',
    title: 'Contract Hire Purchase',
    text: 'No capital purchase upfront: machine and servicing in one monthly payment. For limited companies and larger organisations, subject to status.',
    ask: 'Ask about hire purchase',
  },
];

export type ServicesWithCertificateProps = {
  title: string;
  certificate: CertificateSheetProps;
  tone: 'white' | 'porcelain';
};

/** One row; phones scroll it sideways. */
export function ServicesWithCertificate({ title, certificate, tone }: ServicesWithCertificateProps) {
  const certificateId = useId();
  return (
    <Section tone={tone}>
      <SectionHeading title={title} />
      <div className={`d-grid ${styles.row}`}>
        <ul className={`plain-list d-grid ${styles.services}`}>
          {coreServices.map(({ topic, title: name, text, ask }) => (
            <li
              key={topic}
              className={`d-flex flex-column align-items-start pt-3 border-top border-dark ${styles.card}`}
            >
              <h3 className="m-0 mb-2 item">{name}</h3>
              <p className="muted small">{text}</p>
              <ArrowLink to={contactUrl(topic)}>{ask}</ArrowLink>
            </li>
          ))}
        </ul>
        <section
          className={`d-flex flex-column align-items-start pt-3 border-top border-dark ${styles.card}`}
          aria-labelledby={certificateId}
        >
          <h3 className="m-0 mb-2 item" id={certificateId}>
            A certificate for every room, free with either contract
          </h3>
          <p className="muted small">
            We work out each room’s air change rate and sign it: a calculation record, not a regulatory approval.
          </p>
          <ArrowLink to={href('service')}>What each contract includes</ArrowLink>
        </section>
        <div className={styles.sheet}>
          <CertificateSheet {...certificate} />
        </div>
      </div>
    </Section>
  );
}
