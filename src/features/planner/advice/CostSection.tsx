import { useId, useState } from 'react';
import { Field } from '@/components/forms/Field';
import { SelectField } from '@/components/forms/SelectField';
import { CheckField } from '@/components/forms/CheckField';
import { CostNote } from '@/components/sections/CostNote';
import { CostTable } from '@/components/sections/CostTable';
import { costParts, costSheetOfYears, type CostShare } from '@/data/costs';
import { yearlyHours } from '@/domain/cost-over-years';
import type { RoomKind } from '@/domain/people';
import type { RoomChoice } from '@/domain/room-advice';
import { exampleUse, pencePerKilowattHourLimits, runningPowerW } from '@/domain/running-cost';
import { grouped } from '@/lib/format/number';
import { limitsMessage, parseNumber } from '@/lib/parse/parse-number';
import styles from './RoomDetails.module.scss';

type CostSectionProps = { choice: RoomChoice; kind: RoomKind; people: number | undefined };

type Use = keyof typeof yearlyHours | 'own';

const uses: readonly { value: Use; label: string }[] = [
  { value: 'school', label: `A school’s hours: ${grouped(yearlyHours.school)} a year` },
  { value: 'office', label: `Office hours: ${grouped(yearlyHours.office)} a year` },
  { value: 'restaurant', label: `A restaurant’s hours: ${grouped(yearlyHours.restaurant)} a year` },
  { value: 'gym', label: `A gym’s hours: ${grouped(yearlyHours.gym)} a year` },
  { value: 'always', label: `Day and night: ${grouped(yearlyHours.always)} a year` },
  { value: 'own', label: 'My own hours' },
];

const figure = { type: 'text', inputMode: 'decimal', autoComplete: 'off', className: 'num' } as const;

const hoursPerYearLimits = { what: 'hours', min: 0, max: yearlyHours.always };

const usualUse: Partial<Record<RoomKind, Use>> = {
  classroom: 'school',
  restaurant: 'restaurant',
  gym: 'gym',
  ward: 'always',
};

function shareOf(people: number | undefined): CostShare | undefined {
  return people ? { label: people === 1 ? 'For one person' : `Each of ${people} people`, count: people } : undefined;
}

export function CostSection({ choice, kind, people }: CostSectionProps) {
  const id = useId();
  const [chosenUse, setUse] = useState<Use>();
  const [typedHours, setHours] = useState('3000');
  const [typedPence, setPence] = useState(String(exampleUse.pencePerKilowattHour));
  const [isServiced, setServiced] = useState(false);
  const use = chosenUse ?? usualUse[kind] ?? 'office';
  const hoursPerYear = use === 'own' ? parseNumber(typedHours, hoursPerYearLimits) : yearlyHours[use];
  const pencePerKilowattHour = parseNumber(typedPence, pencePerKilowattHourLimits);
  const hoursProblem = hoursPerYear === undefined ? limitsMessage(hoursPerYearLimits) : undefined;
  const penceProblem = pencePerKilowattHour === undefined ? limitsMessage(pencePerKilowattHourLimits) : undefined;
  const sheet =
    hoursPerYear === undefined || pencePerKilowattHour === undefined
      ? undefined
      : costSheetOfYears(choice, { hoursPerYear, pencePerKilowattHour, isServiced }, shareOf(people));
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>What it costs over five years</h2>
      <div className={`align-items-start mt-4 ${styles.cost}`}>
        <div className={`d-grid ${styles.fields}`}>
          <SelectField label="Hours of use" chosen={use} options={uses} onChoose={setUse} />
          {use === 'own' && (
            <Field {...figure} label="Hours a year" value={typedHours} problem={hoursProblem} onChange={setHours} />
          )}
          <Field {...figure} label="Electricity, p/kWh" value={typedPence} problem={penceProblem} onChange={setPence} />
          <CheckField label="With servicing by us" checked={isServiced} onChange={setServiced} />
        </div>
        <div>
          {sheet && (
            <CostTable
              {...sheet}
              partNames={costParts}
              isLive
              foldedWith={
                <>
                  <p className="fine muted mt-3">
                    On speed {choice.speed}, {Math.round(runningPowerW(choice.model, choice.speed))} W each with lamp
                    and electronics.
                  </p>
                  <CostNote />
                </>
              }
            />
          )}
        </div>
      </div>
    </section>
  );
}
