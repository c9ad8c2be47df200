import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { DayChart } from './DayChart';
import styles from './DrinkingDay.module.scss';

export function DrinkingDay() {
  return (
    <Section labelledBy="day-heading">
      <SectionHeading
        id="day-heading"
        title="Add A Purpose To Your Drinking Habits"
        lead="Three fills of sixty seconds each. Cleaning cycles run in between and through the night."
      />
      <figure className={styles.day}>
        <DayChart size="wide" className={styles.wide} />
        <DayChart size="middle" className={styles.middle} />
        <DayChart size="narrow" className={styles.narrow} />
        <figcaption>
          <ul className="plain-list">
            <li className={styles.water}>Water in the bottle, ml</li>
            <li className={styles.cycle}>Cleaning cycle, every 2 hours</li>
            <li className={styles.fill}>Filled, then 60 seconds</li>
          </ul>
          <span>A sample day, drawn to scale</span>
        </figcaption>
      </figure>
    </Section>
  );
}
