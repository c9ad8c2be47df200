import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Reveal } from '@/components/widgets/Reveal';
import { contactUrl } from '@/lib/links/contact-url';
import { ScrollRegion } from '../ScrollRegion';
import styles from './Approvers.module.scss';

const signatures = [
  {
    role: 'Infection control',
    question: 'What does it take out, and how was it tested?',
    gets: 'H13 HEPA: at least 99.95% at the most penetrating particle size; 99.97% at 0.3 µm. Filters tested and classified to ISO 29463; airflow tested by us with ISO 14644 methods.',
    figure: '99.95%',
    unit: 'or more, at MPPS',
  },
  {
    role: 'The ward manager',
    question: 'Can patients sleep, and can a bed get past it?',
    gets: 'At speed 1 Generation Y is below 20 dB(A). The World Health Organization asks for at most 30 in ward rooms at night: use speed 1 then. Keep machines out of the corridor.',
    figure: '19',
    unit: 'dB(A) at speed 1, estimated',
  },
  {
    role: 'Estates',
    question: 'What does it do to our ventilation figures?',
    gets: 'Nothing. It recirculates the room’s own air and is recorded on a line of its own.',
    figure: '0',
    unit: 'claimed towards HTM 03-01',
  },
  {
    role: 'Procurement',
    question: 'What comes after the invoice?',
    gets: 'A new filter set every 6 to 12 months, cleaning every three months, a 1 year warranty. Delivery takes 3 to 5 working days.',
    figure: '6 to 12',
    unit: 'months to the next filter set',
  },
];

export function Approvers() {
  return (
    <Section tone="porcelain">
      <div className={styles.head}>
        <Reveal>
          <h2>What infection control, the ward, estates and procurement ask</h2>
        </Reveal>
        <ArrowLink to={contactUrl('survey')}>Send us the room sizes</ArrowLink>
      </div>
      <ScrollRegion label="What each of the four asks" className={styles.row}>
        <ol className={`plain-list ${styles.people}`}>
          {signatures.map(({ role, question, gets, figure, unit }) => (
            <li key={role}>
              <p className={styles.figure}>
                <span className="num">{figure}</span> <small>{unit}</small>
              </p>
              <p className={styles.who}>{role}</p>
              <h3>{question}</h3>
              <p className="small muted">{gets}</p>
            </li>
          ))}
        </ol>
      </ScrollRegion>
    </Section>
  );
}
