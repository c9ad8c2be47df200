import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { DayChart } from './DayChart';
import styles from './DrinkingDay.module.scss';

type DrinkingDayProps = {
  title: string;
  lead: string;
  chartKey: { water: string; cycle: string; fill: string };
  chartNote: string;
};

export function DrinkingDay({ title, lead, chartKey, chartNote }: DrinkingDayProps) {
  return (
    <Section isShort labelledBy="day-heading">
      <SectionHeading id="day-heading" title={title} lead={lead} />
      <figure className={styles.day}>
        <DayChart size="wide" className="d-none d-lg-block" />
        <DayChart size="middle" className="d-none d-md-block d-lg-none" />
        <DayChart size="narrow" className="d-block d-md-none" />
        <figcaption className="d-flex flex-wrap justify-content-between column-gap-4 row-gap-2 pt-3 small">
          <ul className="plain-list d-flex flex-wrap column-gap-4 row-gap-2">
            <li className={`d-flex align-items-center gap-2 ${styles.water}`}>{chartKey.water}</li>
            <li className={`d-flex align-items-center gap-2 ${styles.cycle}`}>{chartKey.cycle}</li>
            <li className={`d-flex align-items-center gap-2 ${styles.fill}`}>{chartKey.fill}</li>
          </ul>
          <span className="muted">{chartNote}</span>
        </figcaption>
      </figure>
    </Section>
  );
}
