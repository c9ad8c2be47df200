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
    gets: 'H13 HEPA, tested and classified to ISO 29463. We tested the airflow ourselves, with ISO 14644 methods.',
    figure: '99.95%',
    unit: 'or more, at the size it holds worst',
  },
  {
    role: 'The ward manager',
    question: 'Can patients sleep, and can a bed get past it?',
    gets: 'The World Health Organization asks for at most 30 dB(A) at night. Keep machines out of the corridor.',
    figure: '19',
    unit: 'dB(A) at the lowest speed, estimated',
  },
  {
    role: 'Estates',
    question: 'What does it do to our ventilation figures?',
    gets: 'Nothing: it recirculates the room’s own air. Log it on a line of its own.',
    figure: '0',
    unit: 'claimed towards HTM 03-01',
  },
  {
    role: 'Procurement',
    question: 'What does it need each year?',
    gets: 'Cleaning every three months, then a new filter set. The warranty is one year.',
    figure: '6 to 12',
    unit: 'months to the next filter set',
  },
];

export function Approvers() {
  return (
    <Section tone="porcelain">
      <div className={styles.head}>
        <Reveal>
          <h2>What the four who decide ask</h2>
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
