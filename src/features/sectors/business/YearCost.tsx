import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { machinesInWords } from '@/data/room-answers';
import { care } from '@/data/products/care';
import { exampleUse } from '@/domain/running-cost';
import { capitalised, countWord } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { openFloor } from './building';
import { officeYear } from './machine-year';
import styles from './YearCost.module.scss';

const lines = [
  { figure: String(officeYear.filtersPerYear), text: 'change of the filter set; its price is in your quotation' },
  { figure: String(12 / care.cleanFilterMonths), text: 'cleanings of the large-particulate filter' },
  {
    figure: money(Math.round(officeYear.electricityPence / 100) * 100),
    text: `of electricity at ${exampleUse.pencePerKilowattHour} p a kWh, an example of a tariff`,
  },
];

export function YearCost() {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        title="What a year costs"
        lead={
          <>
            {capitalised(machinesInWords({ ...openFloor, machines: 1 }))} in office hours, {countWord(10)} hours a day,{' '}
            <EvidenceLink line="samples">estimated</EvidenceLink>.
          </>
        }
      />
      <dl className={styles.year}>
        {lines.map(({ figure, text }) => (
          <div key={text}>
            <dt className="num">{figure}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
