import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SplitHead } from '@/components/sections/SplitHead';
import { grouped } from '@/lib/number';
import { filterHours, kilowattHoursPerYear, officeSchedule } from './machine-year';
import styles from './MachineYear.module.scss';
import { YearChart } from './YearChart';

export type MachineYearProps = {
  /** Rated power of a Generation Z, in watts. */
  powerW: number;
};

const hours = grouped(officeSchedule.hoursPerYear);

/** What one machine asks of a facilities team in a year: hours, cleaning, filters, electricity; no invented prices. */
export function MachineYear({ powerW }: MachineYearProps) {
  const headingId = useId();
  const kilowattHours = Math.round(kilowattHoursPerYear(powerW, officeSchedule));
  return (
    <Section labelledBy={headingId}>
      <SplitHead
        id={headingId}
        title="What a year of one machine asks of you"
        lead={`An office runs ${hours} hours a year. It comes to the end of its twelve months long before the filter’s ${grouped(filterHours)} hours.`}
      />
      <div className={styles.grid}>
        <YearChart />
        <dl className={styles.ledger}>
          <div>
            <dt>Large-particulate filter</dt>
            <dd>
              <b>4</b> cleanings, one every three months
            </dd>
          </div>
          <div>
            <dt>Filter, in office hours</dt>
            <dd>
              <b>1</b> change, because the year is up
            </dd>
          </div>
          <div>
            <dt>Filter, round the clock</dt>
            <dd>
              <b>2</b> changes, because the hours are up
            </dd>
          </div>
          <div>
            <dt>Electricity, in office hours</dt>
            <dd>
              <b>{kilowattHours}</b> kWh at most for a Generation Z: {powerW} W rated, indicative, for {hours} h. Your
              tariff does the rest
            </dd>
          </div>
        </dl>
      </div>
    </Section>
  );
}
