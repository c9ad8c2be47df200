import { grouped } from '@/lib/number';
import { money } from '@/lib/money';
import {
  allHoursPerYear,
  filterChangesPerYear,
  filterHours,
  kilowattHoursPerYear,
  officeHoursPerYear,
  penceAKilowattHour,
} from './machine-year';
import styles from './NoiseBesideDesk.module.scss';

export type YearLinesProps = {
  /** Rated power of a Generation Z, in watts. */
  powerW: number;
};

/** What one machine asks of a facilities team in a year, in three lines. */
export function YearLines({ powerW }: YearLinesProps) {
  const kilowattHours = kilowattHoursPerYear(powerW, officeHoursPerYear);
  const hours = grouped(officeHoursPerYear);
  const lines = [
    {
      figure: String(filterChangesPerYear(officeHoursPerYear)),
      text: `filter change in ${hours} office hours, because 12 months come before ${grouped(filterHours)} hours; ${filterChangesPerYear(allHoursPerYear)} if it runs round the clock`,
    },
    { figure: '4', text: 'cleanings of the large-particulate filter, one every three months' },
    {
      figure: money(Math.round(kilowattHours * penceAKilowattHour)),
      text: `of electricity at most: ${powerW} W rated, indicative, is ${Math.round(kilowattHours)} kWh in office hours, at ${penceAKilowattHour} p/kWh, an example of a tariff`,
    },
  ];
  return (
    <dl className={styles.year}>
      {lines.map(({ figure, text }) => (
        <div key={text}>
          <dt className="num">{figure}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
