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
    gets: 'Particles. The filter is tested and classified to an ISO standard; we tested the airflow ourselves.',
    figure: 'H13',
    unit: 'HEPA, the class of the filter',
  },
  {
    role: 'The ward manager',
    question: 'Can patients sleep, and can a bed get past it?',
    gets: 'That is quieter than the World Health Organization asks for at night. Keep machines out of the corridor.',
    figure: '19',
    unit: 'dB(A) at the lowest speed, estimated',
  },
  {
    role: 'Estates',
    question: 'What does it do to our ventilation figures?',
    gets: 'Nothing: it recirculates the room’s own air. Log it on a line of its own.',
    figure: 'None',
    unit: 'claimed as ventilation',
  },
  {
    role: 'Procurement',
    question: 'What does it need each year?',
    gets: 'Cleaning every three months; where it never stops, a new filter set every six. The warranty is one year.',
    figure: '12',
    unit: 'months at most to a new filter set',
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
