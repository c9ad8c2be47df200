import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { DayChart } from './DayChart';
import styles from './DrinkingDay.module.scss';

export type DrinkingDayProps = {
  title: string;
  lead: string;
  chartKey: { water: string; cycle: string; fill: string };
  chartNote: string;
};

export function DrinkingDay({ title, lead, chartKey, chartNote }: DrinkingDayProps) {
  return (
    <Section labelledBy="day-heading">
      <SectionHeading id="day-heading" title={title} lead={lead} />
      <figure className={styles.day}>
        <DayChart size="wide" className={styles.wide} />
        <DayChart size="middle" className={styles.middle} />
        <DayChart size="narrow" className={styles.narrow} />
        <figcaption>
          <ul className="plain-list">
            <li className={styles.water}>{chartKey.water}</li>
            <li className={styles.cycle}>{chartKey.cycle}</li>
            <li className={styles.fill}>{chartKey.fill}</li>
          </ul>
          <span>{chartNote}</span>
        </figcaption>
      </figure>
    </Section>
  );
}
