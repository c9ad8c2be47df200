import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { Reveal } from '@/components/widgets/Reveal';
import { grouped } from '@/lib/number';
import { filterHours, kilowattHoursPerYear, officeSchedule } from './machine-year';
import { NoiseChart, type NoiseRange } from './NoiseChart';
import { YearChart } from './YearChart';
import styles from './MachineYear.module.scss';

export type MachineYearProps = {
  /** Rated power of a Generation Z, in watts. */
  powerW: number;
  noise: readonly NoiseRange[];
};

/** What one machine asks of a facilities team in a year, and what the nearest desk hears of it. */
export function MachineYear({ powerW, noise }: MachineYearProps) {
  const [yearId, noiseId] = [useId(), useId()];
  const hours = grouped(officeSchedule.hoursPerYear);
  return (
    <Section labelledBy={yearId}>
      <div className={styles.grid}>
        <div className={styles.year}>
          <Reveal>
            <h2 id={yearId}>What a year asks of you</h2>
          </Reveal>
          <p className="lead">
            An office runs {hours} hours a year. It comes to the end of the twelve months long before the{' '}
            {grouped(filterHours)} hours.
          </p>
          <YearChart />
          <dl className={styles.ledger}>
            <div>
              <dt>Large-particulate filter</dt>
              <dd>Cleaned every three months: four times</dd>
            </div>
            <div>
              <dt>Filter, in office hours</dt>
              <dd>Changed once</dd>
            </div>
            <div>
              <dt>Filter, round the clock</dt>
              <dd>Changed twice</dd>
            </div>
            <div>
              <dt>Electricity, one Generation Z</dt>
              <dd>
                At most {Math.round(kilowattHoursPerYear(powerW, officeSchedule))} kWh: {powerW} W, indicative, for{' '}
                {hours} h. Multiply by your tariff
              </dd>
            </div>
          </dl>
        </div>
        <section className={styles.noise} aria-labelledby={noiseId}>
          <Reveal>
            <h2 id={noiseId}>What the nearest desk hears</h2>
          </Reveal>
          <p className="lead">
            Below 20 dB(A) at speed 1 for the quiet machines, 58 dB(A) for the largest at full. Run it low at ten in the
            morning and high at one.
          </p>
          <NoiseChart machines={noise} />
          <p className="fine muted">
            dB(A) from speed 1 to top speed; figures for single models are indicative. Whisper, library and talk are
            typical textbook levels.
          </p>
        </section>
      </div>
    </Section>
  );
}
