import { care } from '@/data/products/care';
import { exampleUse } from '@/domain/running-cost';
import { money } from '@/lib/money';
import { grouped } from '@/lib/number';
import { officeHoursPerYear, officeYear, wholeYear } from './machine-year';
import styles from './NoiseBesideDesk.module.scss';

const lines = [
  {
    figure: String(officeYear.filtersPerYear),
    text: `filter change in ${grouped(officeHoursPerYear)} office hours, because ${care.changeFilterMonths[1]} months come before ${grouped(care.changeFilterHours)} hours; ${wholeYear.filtersPerYear} if it runs round the clock`,
  },
  {
    figure: String(12 / care.cleanFilterMonths),
    text: `cleanings of the large-particulate filter, one every ${care.cleanFilterMonths} months`,
  },
  {
    figure: money(Math.round(officeYear.electricityPence / 100) * 100),
    text: `of electricity, estimated: about ${Math.round(officeYear.powerW)} W is ${Math.round(officeYear.kilowattHours)} kWh in office hours, at ${exampleUse.pencePerKilowattHour} p a kWh, an example of a tariff`,
  },
];

/** What one machine asks of a facilities team in a year, in three lines. */
export function YearLines() {
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
