import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { Reveal } from '@/components/widgets/Reveal';
import { care } from '@/data/products/care';
import { machinesInWords } from '@/data/room-answers';
import { calculatorModels } from '@/domain/machines';
import { exampleUse } from '@/domain/running-cost';
import { noiseRangeDbA, speedAdvice, speedOf, speedsOf } from '@/domain/speeds';
import { capitalised } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { grouped } from '@/lib/format/number';
import { openFloor } from './building';
import { officeHoursPerYear, officeYear, wholeYear } from './machine-year';
import styles from './DeskNoise.module.scss';

const [left, right, first, step] = [36, 474, 74, 54];
const x = (decibels: number) => left + ((right - left) * (decibels - 16)) / 46;

/** Typical textbook levels, in dB(A). */
const familiar = [
  { name: 'whisper', dbA: 30 },
  { name: 'library', dbA: 40 },
  { name: 'talk', dbA: 60 },
];

const machines = calculatorModels.map(({ name }) => {
  const [lowDbA, topDbA] = noiseRangeDbA(speedsOf(name));
  return { name: name.replace('GEN ', ''), lowDbA, workingDbA: speedOf(name, 'working').noiseDbA, topDbA };
});

const label = `Noise in dB(A) at speed 1, at working speed and at full speed: ${machines
  .map(({ name, lowDbA, workingDbA, topDbA }) => `${name} ${lowDbA}, ${workingDbA}, ${topDbA}`)
  .join('; ')}`;

function NoiseChart() {
  const bottom = first + step * machines.length - 18;
  return (
    <StaticSvg viewBox={`0 0 480 ${bottom}`} className={styles.chart} role="img" aria-label={label}>
      {familiar.map(({ name, dbA }) => (
        <g key={name}>
          <path d={`M${x(dbA)} 42V${bottom}`} className={styles.familiar} />
          <text x={x(dbA)} y="14" textAnchor="middle">
            {dbA}
            <tspan x={x(dbA)} dy="19" className={styles.name}>
              {name}
            </tspan>
          </text>
        </g>
      ))}
      {machines.map(({ name, lowDbA, workingDbA, topDbA }, row) => {
        const y = first + row * step;
        return (
          <g key={name}>
            <text x="0" y={y + 6} fontWeight="600">
              {name}
            </text>
            <path d={`M${x(lowDbA)} ${y}H${x(workingDbA)}`} stroke="var(--teal)" strokeWidth="9" />
            <path d={`M${x(workingDbA)} ${y}H${x(topDbA)}`} stroke="#d9a58b" strokeWidth="9" />
            <path d={`M${x(workingDbA)} ${y - 11}v22`} stroke="var(--ink)" strokeWidth="3" />
            {[lowDbA, workingDbA, topDbA].map((dbA, index) => (
              <text key={dbA} x={x(dbA)} y={y + 28} textAnchor="middle" fontWeight={index === 1 ? 600 : 400}>
                {dbA}
              </text>
            ))}
          </g>
        );
      })}
    </StaticSvg>
  );
}

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

function YearLines() {
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

export function DeskNoise() {
  const [noiseId, yearId] = [useId(), useId()];
  return (
    <Section labelledBy={noiseId}>
      <div className={styles.grid}>
        <div>
          <Reveal>
            <h2 id={noiseId}>How loud it is at the nearest desk</h2>
          </Reveal>
          <p className={styles.lead}>{speedAdvice}</p>
          <NoiseChart />
          <p className={`fine ${styles.note}`}>
            dB(A) at speed 1, at working speed (the highest at 45 or below) and at full speed; all are{' '}
            <EvidenceLink line="samples">estimated</EvidenceLink>. Whisper, library and talk are typical textbook
            levels.
          </p>
        </div>
        <section aria-labelledby={yearId}>
          <Reveal>
            <h2 id={yearId}>What a year costs</h2>
          </Reveal>
          <p className={styles.lead}>
            {capitalised(machinesInWords({ ...openFloor, machines: 1 }))} on speed {openFloor.speed} in office hours, in
            three lines.
          </p>
          <YearLines />
        </section>
      </div>
    </Section>
  );
}
