import { useId, useState } from 'react';
import { Field } from '@/components/forms/Field';
import { SelectField } from '@/components/forms/SelectField';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { care } from '@/data/products/care';
import { machinesInWords, priceInWords } from '@/data/room-answers';
import { costOverYears, yearlyHours } from '@/domain/cost-over-years';
import type { RoomKind } from '@/domain/people';
import type { RoomChoice } from '@/domain/room-advice';
import { exampleUse, pencePerKilowattHourLimits, runningPowerW } from '@/domain/running-cost';
import { formatEstimatedCost } from '@/lib/format/format-cost';
import { money } from '@/lib/format/money';
import { grouped } from '@/lib/format/number';
import { limitsMessage, parseNumber } from '@/lib/parse/parse-number';
import table from './ChoiceTable.module.scss';
import { TableHead } from '../TableHead';
import styles from './CostOverYears.module.scss';

export type CostOverYearsProps = { choice: RoomChoice; kind: RoomKind };

type Use = keyof typeof yearlyHours | 'own';

const uses: readonly { value: Use; label: string }[] = [
  { value: 'school', label: `A school’s hours: ${grouped(yearlyHours.school)} a year` },
  { value: 'office', label: `Office hours: ${grouped(yearlyHours.office)} a year` },
  { value: 'always', label: `Day and night: ${grouped(yearlyHours.always)} a year` },
  { value: 'own', label: 'My own hours' },
];

const figure = { type: 'text', inputMode: 'decimal', autoComplete: 'off', className: 'num' } as const;

const hoursPerYearLimits = { what: 'hours', min: 0, max: yearlyHours.always };

const years = [1, 3, 5];
const life = { months: care.changeFilterMonths, hours: care.changeFilterHours };

/** As in "and 2 filters"; filters have no list price. */
function filtersInWords(filters: number): string {
  return filters === 0 ? 'no filter yet' : `${filters} ${filters === 1 ? 'filter' : 'filters'}`;
}

export function CostOverYears({ choice, kind }: CostOverYearsProps) {
  const id = useId();
  const [chosenUse, setUse] = useState<Use>();
  const [typedHours, setHours] = useState('3000');
  const [typedPence, setPence] = useState(String(exampleUse.pencePerKilowattHour));
  const use = chosenUse ?? (kind === 'classroom' ? 'school' : 'office');
  const hoursPerYear = use === 'own' ? parseNumber(typedHours, hoursPerYearLimits) : yearlyHours[use];
  const pencePerKilowattHour = parseNumber(typedPence, pencePerKilowattHourLimits);
  const hoursProblem = hoursPerYear === undefined ? limitsMessage(hoursPerYearLimits) : undefined;
  const penceProblem = pencePerKilowattHour === undefined ? limitsMessage(pencePerKilowattHourLimits) : undefined;
  const costs =
    hoursPerYear === undefined || pencePerKilowattHour === undefined
      ? undefined
      : years.map((some) => costOverYears(choice, { hoursPerYear, pencePerKilowattHour }, life, some));
  return (
    <section aria-labelledby={`${id}-title`} className={styles.cost} data-cost="">
      <div>
        <h2 id={`${id}-title`}>What it costs over the years</h2>
        <div className={styles.fields}>
          <SelectField label="Hours of use" chosen={use} options={uses} onChoose={setUse} />
          {use === 'own' && (
            <Field {...figure} label="Hours a year" value={typedHours} problem={hoursProblem} onChange={setHours} />
          )}
          <Field {...figure} label="Electricity, p/kWh" value={typedPence} problem={penceProblem} onChange={setPence} />
        </div>
      </div>
      <div>
        <table className={`${table.table} ${styles.table}`} aria-live="polite">
          <caption className="visually-hidden">Cost of {machinesInWords(choice)} over the years</caption>
          <TableHead titles={['After', 'Machines', 'Electricity', 'Filters to buy', 'Together']} />
          <tbody>
            {costs?.map(({ electricityPence, filters, sumPence }, index) => (
              <tr key={years[index]}>
                <th scope="row">
                  {years[index]} {years[index] === 1 ? 'year' : 'years'}
                </th>
                <td className="num" data-label="Machines">
                  {priceInWords(choice)}
                </td>
                <td className="num" data-label="Electricity">
                  about {formatEstimatedCost(electricityPence)}
                </td>
                <td className="num" data-label="Filters to buy">
                  {filtersInWords(filters)}
                </td>
                <td className="num" data-label="Together">
                  <span>
                    {sumPence === undefined ? 'on request' : money(Math.round(sumPence / 100) * 100)}
                    {filters > 0 && <small> and filters</small>}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={table.note}>
          On speed {choice.speed}, {Math.round(runningPowerW(choice.model, choice.speed))} W each with lamp and
          electronics; {exampleUse.pencePerKilowattHour} p/kWh is an example. A filter lasts{' '}
          {care.changeFilterMonths.join(' to ')} months or {grouped(care.changeFilterHours)} hours; the first is in the
          machine, and its price is in our quotation. <EstimatedNote />
        </p>
      </div>
    </section>
  );
}
