import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Reveal } from '@/components/widgets/Reveal';
import { contactHref } from '@/lib/contact-href';
import { ScrollRegion } from '../ScrollRegion';
import styles from './WhoSigns.module.scss';

const signatures = [
  {
    who: 'Infection control',
    asks: 'What does it take out, and who measured it?',
    gets: 'H13 HEPA: at least 99.95% at the most penetrating particle size; 99.97% at 0.3 µm. Filters tested and classified to ISO 29463, airflow measured with ISO 14644 clean-room test methods.',
    figure: '99.95%',
    unit: 'or more, at MPPS',
  },
  {
    who: 'The ward manager',
    asks: 'Will anybody sleep, and can a bed get past it?',
    gets: 'At speed 1 Generation Y is below 20 dB(A). It stands on the floor, 20 cm clear of the wall, and runs from one plug. Keep it out of the corridor: our plan has none there.',
    figure: '19',
    unit: 'dB(A) at speed 1, indicative',
  },
  {
    who: 'Estates',
    asks: 'What does it do to our ventilation figures?',
    gets: 'Nothing. It recirculates the room’s own air, brings none in and takes none out, and is recorded on a line of its own, with the formula beside the answer.',
    figure: '0',
    unit: 'claimed towards HTM 03-01',
  },
  {
    who: 'Procurement',
    asks: 'What comes after the invoice?',
    gets: 'A filter every 6 to 12 months, a clean every three, a 1 year service warranty. Delivery takes 3 to 5 working days. Service contract or contract hire purchase, which is subject to status.',
    figure: '6 to 12',
    unit: 'months a filter',
  },
];

/** Four people who have to agree before a machine stands on a ward, and what each is handed. */
export function WhoSigns() {
  return (
    <Section tone="porcelain">
      <div className={styles.head}>
        <Reveal>
          <h2>Four people sign for it</h2>
        </Reveal>
        <ArrowLink to={contactHref('survey')}>Send us the room sizes</ArrowLink>
      </div>
      <ScrollRegion label="Who signs, and for what" className={styles.row}>
        <ol className={`plain-list ${styles.people}`}>
          {signatures.map(({ who, asks, gets, figure, unit }) => (
            <li key={who}>
              <p className={styles.figure}>
                <span className="num">{figure}</span> <small>{unit}</small>
              </p>
              <p className={styles.who}>{who}</p>
              <h3>{asks}</h3>
              <p className="small muted">{gets}</p>
            </li>
          ))}
        </ol>
      </ScrollRegion>
    </Section>
  );
}
