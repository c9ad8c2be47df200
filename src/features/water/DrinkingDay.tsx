import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { day } from '@/data/pages/water';
import { DayChart } from './DayChart';
import styles from './DrinkingDay.module.scss';

export function DrinkingDay() {
  return (
    <Section labelledBy="day-heading">
      <SectionHeading id="day-heading" title={day.title} lead={day.lead} />
      <figure className={styles.day}>
        <DayChart size="wide" className={styles.wide} />
        <DayChart size="middle" className={styles.middle} />
        <DayChart size="narrow" className={styles.narrow} />
        <figcaption>
          <ul className="plain-list">
            <li className={styles.water}>{day.key.water}</li>
            <li className={styles.cycle}>{day.key.cycle}</li>
            <li className={styles.fill}>{day.key.fill}</li>
          </ul>
          <span>{day.note}</span>
        </figcaption>
      </figure>
    </Section>
  );
}
