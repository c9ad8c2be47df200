import { Check, FileCheck } from 'lucide-react';
import { Section } from '@/components/sections/Section';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Reveal } from '@/components/widgets/Reveal';
import { contactHref } from '@/lib/contact-href';
import styles from './CertificateSection.module.scss';
import { CertificateSheet, type CertificateSheetProps } from './CertificateSheet';
import { PaymentShape } from './PaymentShape';

const plans = [
  {
    name: 'Service Contract',
    line: 'Buy the machine. Pay less each month for its care.',
    upfront: true,
    terms: ['Machine bought upfront', 'Lower monthly payment', 'Filters cleaned and replaced'],
    condition: undefined,
  },
  {
    name: 'Contract Hire Purchase',
    line: 'Spread the machine and its care over one term.',
    upfront: false,
    terms: ['No capital purchase upfront', 'One monthly payment for both', 'Filters cleaned and replaced'],
    condition: 'For limited companies and larger organisations, subject to status.',
  },
] as const;

/** The free certificate that comes with both plans: the sheet, drawn, and the shape of what each plan costs. */
export function CertificateSection(certificate: CertificateSheetProps) {
  return (
    <Section labelledBy="certificate-heading">
      <div className={styles.grid}>
        <div className={styles.stage}>
          <Reveal>
            <CertificateSheet {...certificate} />
          </Reveal>
        </div>
        <div className={styles.text}>
          <div>
            <h2 id="certificate-heading">A certificate for every room, free with the plan you choose</h2>
            <p className="lead">
              Take a servicing plan or contract hire purchase and each room gets its air change rate certificate at no
              charge: worked out from the room and its machine, signed and kept current. It is a calculation record, not
              a regulatory approval. Anyone who asks us about a room gets the same figures, without the sheet.
            </p>
          </div>
          <div className={styles.plans}>
            {plans.map(({ name, line, upfront, terms, condition }) => (
              <section key={name} className={styles.plan} aria-label={name}>
                <h3>{name}</h3>
                <p>{line}</p>
                <PaymentShape upfront={upfront} />
                <ul className="plain-list">
                  {terms.map((term) => (
                    <li key={term}>
                      <Check size={18} strokeWidth={1.5} aria-hidden="true" />
                      {term}
                    </li>
                  ))}
                  <li>
                    <FileCheck size={18} strokeWidth={1.5} aria-hidden="true" />
                    <b>A certificate per room, free</b>
                  </li>
                </ul>
                {condition && <p className={styles.condition}>{condition}</p>}
              </section>
            ))}
          </div>
          <div className={styles.end}>
            <ButtonLink to={contactHref('certificate')} arrow>
              Ask which suits you
            </ButtonLink>
            <p className="fine muted">The bars show the shape of the payments, not the amounts.</p>
          </div>
        </div>
      </div>
    </Section>
  );
}
