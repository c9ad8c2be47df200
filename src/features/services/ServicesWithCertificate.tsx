import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Reveal } from '@/components/widgets/Reveal';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { CertificateSheet, type CertificateSheetProps } from './CertificateSheet';
import { PaymentShape } from './PaymentShape';
import { coreServices } from './core-services';
import styles from './ServicesWithCertificate.module.scss';

export type ServicesWithCertificateProps = {
  title: string;
  lead: string;
  certificate: CertificateSheetProps;
  tone?: 'white' | 'porcelain';
};

export function ServicesWithCertificate({
  title,
  lead,
  certificate,
  tone = 'porcelain',
}: ServicesWithCertificateProps) {
  const certificateId = useId();
  return (
    <Section tone={tone}>
      <div className={styles.grid}>
        <div>
          <Reveal>
            <h2>{title}</h2>
          </Reveal>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <ul className={`plain-list ${styles.services}`}>
            {coreServices.map(({ topic, title: name, text, ask, payments }) => (
              <li key={topic} className={styles.service}>
                <h3>{name}</h3>
                <p>{text}</p>
                {payments && (
                  <div className={styles.payments}>
                    <PaymentShape upfront={payments === 'upfront'} />
                  </div>
                )}
                <ArrowLink to={contactUrl(topic)}>{ask}</ArrowLink>
              </li>
            ))}
          </ul>
          <p className={`fine muted ${styles.shape}`}>The bars show the shape of the payments, not the amounts.</p>
        </div>
        <section className={styles.certificate} aria-labelledby={certificateId}>
          <Reveal className={styles.sheet ?? ''}>
            <CertificateSheet {...certificate} />
          </Reveal>
          <h3 id={certificateId}>A certificate for every room, free with either contract</h3>
          <p>
            We work out each room’s air change rate, sign it and keep it up to date. It is a calculation record, not a
            regulatory approval.
          </p>
          <ArrowLink to={href('service')}>What each contract includes</ArrowLink>
        </section>
      </div>
    </Section>
  );
}
