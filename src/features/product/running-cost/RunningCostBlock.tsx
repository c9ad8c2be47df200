import { useState } from 'react';
import { Field } from '@/components/forms/Field';
import { SegmentedControl } from '@/components/forms/SegmentedControl';
import type { Purifier } from '@/data/products/product';
import type { RunningSpeed } from '@/domain/speeds';
import { CheckField } from '@/components/forms/CheckField';
import { CostNote } from '@/components/sections/CostNote';
import { CostTable } from '@/components/sections/CostTable';
import { caseYears, costLeavesOut } from '@/data/costs';
import { costSheetOfYears } from '@/data/cost-sheets';
import { exampleUse, hoursPerYearLimits, pencePerKilowattHourLimits } from '@/domain/running-cost';
import { grouped } from '@/lib/format/number';
import { useTypedNumber } from '@/hooks/use-typed-number';
import styles from './RunningCostBlock.module.scss';

type RunningCostBlockProps = { title: string; purifier: Purifier };

const speeds = [
  { value: 'working', label: 'Working' },
  { value: 'full', label: 'Full' },
] as const satisfies readonly { value: RunningSpeed; label: string }[];

/** Five years of a machine: price, filters and electricity for the typed use. */
export function RunningCostBlock({ title, purifier: { model, slug, pricePence } }: RunningCostBlockProps) {
  const [speed, setSpeed] = useState<RunningSpeed>(exampleUse.speed);
  const [hoursPerYear, hoursField] = useTypedNumber(exampleUse.hoursPerYear, hoursPerYearLimits);
  const [pence, penceField] = useTypedNumber(exampleUse.pencePerKilowattHour, pencePerKilowattHourLimits);
  const [isServiced, setServiced] = useState(false);
  const sheet = costSheetOfYears(
    { model, machines: 1, speed, pricePence },
    { hoursPerYear, pencePerKilowattHour: pence, isServiced },
    undefined,
    [caseYears],
  );
  const partNames = [
    'Price and deliveries',
    isServiced ? 'Filters and servicing' : 'Filters',
    'Electricity',
    'Disposal',
  ];
  return (
    <section aria-labelledby={`cost-${slug}`}>
      <h2 id={`cost-${slug}`} className="mb-3">
        {title}
      </h2>
      <p className="muted mb-4">
        {pricePence === undefined && 'Without the machine: '}
        {grouped(hoursPerYear)} hours a year {speed === 'full' ? 'at full speed' : 'at working speed'}, filters,
        deliveries and electricity counted (sample prices). A new lamp is extra.
      </p>
      <CostTable
        {...sheet}
        partNames={pricePence === undefined ? ['Deliveries', ...partNames.slice(1)] : partNames}
        isWithoutPrice={pricePence === undefined}
        isLive
        fields={
          <>
            <div className={`align-items-start needs-script pt-3 ${styles.fields}`}>
              <SegmentedControl legend="Speed" segments={speeds} value={speed} onChange={setSpeed} />
              <Field {...hoursField} label="Hours a year" />
              <Field {...penceField} label="Price, p/kWh" />
            </div>
            <div className="needs-script my-3">
              <CheckField label="With servicing by us" checked={isServiced} onChange={setServiced} />
            </div>
          </>
        }
        foldedWith={
          <div className="mt-3">
            <CostNote leavesOut={costLeavesOut} />
            <p className="small muted">These office hours and this price are examples: type your own.</p>
          </div>
        }
      />
    </section>
  );
}
