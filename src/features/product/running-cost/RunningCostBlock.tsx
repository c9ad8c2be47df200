import { useId, useState } from 'react';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { problemAttributes } from '@/components/forms/field';
import { FieldProblem } from '@/components/forms/FieldProblem';
import { FormControl } from '@/components/forms/FormControl';
import { SegmentedControl } from '@/components/forms/SegmentedControl';
import { machineOf } from '@/domain/machines';
import { isSample, unwrapSample } from '@/config/sample';
import { filterCare } from '@/data/products/filter-care';
import type { Purifier } from '@/data/products/product';
import { href } from '@/lib/links/href';
import type { RunningSpeed } from '@/domain/speeds';
import { CheckField } from '@/components/forms/CheckField';
import { CostNote } from '@/components/sections/CostNote';
import { CostTable } from '@/components/sections/CostTable';
import { costParts, costSheetOfYears } from '@/data/costs';
import { exampleUse, pencePerKilowattHourLimits } from '@/domain/running-cost';
import { limitsMessage, parseNumber } from '@/lib/parse/parse-number';
import styles from './RunningCostBlock.module.scss';

type CostFieldProps = {
  label: string;
  value: string;
  onChange: (typed: string) => void;
  /** Error message; undefined if valid. */
  problem: string | undefined;
};

function CostField({ label, value, onChange, problem }: CostFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="form-label d-block" htmlFor={id}>
        {label}
      </label>
      <FormControl
        {...problemAttributes(id, problem)}
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className="num"
        value={value}
        onChange={onChange}
      />
      {problem !== undefined && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
    </div>
  );
}

type RunningCostBlockProps = { title: string; purifier: Purifier };

const speeds = [
  { value: 'working', label: 'Working' },
  { value: 'full', label: 'Full' },
] as const satisfies readonly { value: RunningSpeed; label: string }[];

const hoursPerDayLimits = { what: 'hours', min: 0, max: 24 };

export function RunningCostBlock({
  title,
  purifier: { calculatorName, slug, powerW, pricePence, parts },
}: RunningCostBlockProps) {
  const [speed, setSpeed] = useState<RunningSpeed>(exampleUse.speed);
  const [typedHours, setHours] = useState(String(exampleUse.hoursPerDay));
  const [typedPence, setPence] = useState(String(exampleUse.pencePerKilowattHour));
  const [isServiced, setServiced] = useState(false);
  const hoursPerDay = parseNumber(typedHours, hoursPerDayLimits);
  const pence = parseNumber(typedPence, pencePerKilowattHourLimits);
  const [filter] = parts;
  const [soonest, latest] = filterCare.changeMonths;
  const sheet =
    hoursPerDay === undefined || pence === undefined
      ? undefined
      : costSheetOfYears(
          { model: calculatorName, machines: 1, speed, pricePence },
          { hoursPerYear: hoursPerDay * exampleUse.daysPerYear, pencePerKilowattHour: pence, isServiced },
        );
  return (
    <section aria-labelledby={`cost-${slug}`}>
      <h2 id={`cost-${slug}`} className="title mb-3">
        {title}
      </h2>
      <div className={`align-items-start needs-script d-print-none ${styles.fields}`}>
        <SegmentedControl legend="Speed" segments={speeds} chosen={speed} onChoose={setSpeed} />
        <CostField
          label="Hours a day"
          value={typedHours}
          onChange={setHours}
          problem={hoursPerDay === undefined ? limitsMessage(hoursPerDayLimits) : undefined}
        />
        <CostField
          label="Price, p/kWh"
          value={typedPence}
          onChange={setPence}
          problem={pence === undefined ? limitsMessage(pencePerKilowattHourLimits) : undefined}
        />
      </div>
      <div className="needs-script d-print-none my-3">
        <CheckField label="With servicing by us" checked={isServiced} onChange={setServiced} />
      </div>
      {pricePence === undefined && <p className="fw-semibold mb-3">Without the machine, whose price is on request:</p>}
      {sheet && (
        <CostTable
          {...sheet}
          partNames={pricePence === undefined ? ['Delivery', ...costParts.slice(1)] : costParts}
          isLive
          foldedWith={
            <>
              <p className="small mt-3">
                The filter set lasts {soonest} to {latest} months, by the hours.{' '}
                <ArrowLink to={href('product', { slug: filter.slug })}>{filter.model}</ArrowLink>
              </p>
              <CostNote />
              <p className="small muted">
                {exampleUse.pencePerKilowattHour} p/kWh and {exampleUse.hoursPerDay} hours on each of 365 days are
                examples: type your own.{' '}
                {speed === 'full'
                  ? `Full speed is ${unwrapSample(powerW)} W${isSample(powerW) ? ', estimated' : ', as the data sheet has it'}.`
                  : `Estimated: ${unwrapSample(machineOf(calculatorName).constantPowerW)} W for lamp and electronics, plus the fan, together ${unwrapSample(powerW)} W at full speed.`}
              </p>
            </>
          }
        />
      )}
    </section>
  );
}
