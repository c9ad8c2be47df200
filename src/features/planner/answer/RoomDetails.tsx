import { useState } from 'react';
import type { PlannedRoom } from '@/domain/plan/plan';
import { type RoomChoice, fewestOfEachModel, maxMachines } from '@/domain/room-answer';
import { rateAch } from '@/domain/air-changes';
import { answerRoom, formatPrice, prices } from '@/data/room-answers';
import { betterMix } from '@/domain/speed-mix';
import { DataTable } from '@/components/sections/DataTable';
import { FoldedRow } from '@/components/sections/FoldedRow';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { calculatorModels } from '@/domain/machines';
import { roomFragment } from '@/domain/plan/write-plan';
import { neededAch } from '@/domain/sizing';
import { purifiers } from '@/data/purifiers';
import { oneSpeedRule } from '@/data/room-words';
import { compareUrl } from '@/lib/links/compare-url';
import { airChangesAnHour } from '@/lib/format/air-changes';
import { Field } from '@/components/forms/Field';
import { SelectField } from '@/components/forms/SelectField';
import { CheckField } from '@/components/forms/CheckField';
import { CostNote } from '@/components/sections/CostNote';
import { CostTable } from '@/components/sections/CostTable';
import { type CostDivisor, costLeavesOut } from '@/data/costs';
import { costParts, costSheetOfYears } from '@/data/cost-sheets';
import { type HoursOfUse, hoursOfRoom, yearlyHours } from '@/domain/cost-over-years';
import type { RoomKind } from '@/domain/people';
import { exampleUse, hoursPerYearLimits, pencePerKilowattHourLimits, runningPowerW } from '@/domain/running-cost';
import { grouped } from '@/lib/format/number';
import { useTypedNumber } from '@/hooks/use-typed-number';
import { DecayCurve } from './DecayCurve';
import { choiceHeads, otherChoices } from './other-choices';
import { OtherRows } from './OtherChoices';
import styles from './RoomDetails.module.scss';

type RoomDetailsProps = { room: PlannedRoom; choice: RoomChoice };

type ClearanceTimesProps = { room: PlannedRoom; choice: RoomChoice };

function ClearanceTimes({ room, choice }: ClearanceTimesProps) {
  const ach = rateAch(choice.rates.chosen);
  return (
    <FoldedRow id="planner-clearance" title="How long the air takes to clear">
      <DecayCurve ach={ach} ventilationAch={room.ventilationAch} />
      <details className={`small plus-fold ${styles.assumes}`}>
        <summary>What this assumes</summary>
        <ul className="m-0">
          <li>
            The air is evenly mixed and the machines run the whole time on speed {choice.speed}. Real rooms mix less
            well and take up to ten times as long.
          </li>
          <li>Nothing new is added once the clock starts.</li>
          <li>
            The formula is that of the US health agency CDC: <EvidenceLink line="clearance">its source</EvidenceLink>.
          </li>
          <li>It is arithmetic for planning, not clinical or engineering advice.</li>
        </ul>
      </details>
    </FoldedRow>
  );
}

type ChoiceTableProps = {
  room: PlannedRoom;
  recommended: RoomChoice;
};

function ChoiceTable({ room, recommended: answer }: ChoiceTableProps) {
  const chosen = answer.model;
  const found = answerRoom(room);
  const alternatives = found.kind === 'choice' ? found.alternatives : [];
  return (
    <FoldedRow id="planner-models" title="Every model for this room">
      <DataTable
        caption={`Every model for ${airChangesAnHour(neededAch(room))}`}
        isCaptionHidden
        heads={choiceHeads}
        right="last"
        narrow="price"
      >
        {fewestOfEachModel(room, prices).map(({ model, choice }) => (
          <tr key={model} className={model === chosen ? 'fw-bold text-teal' : undefined}>
            <th scope="row" className="text-nowrap">
              {purifiers[model].name}
              {model === chosen && <small className="text-teal"> chosen</small>}
            </th>
            <td data-label="Needed">{choice ? choice.machines : `over ${maxMachines}`}</td>
            <td data-label="Rate">
              {choice ? (
                <span>
                  <AirChangeRate rate={choice.rates.chosen} />{' '}
                  <small>
                    on speed {choice.speed}, {choice.noiseDbA} dB(A)
                  </small>
                </span>
              ) : (
                '–'
              )}
            </td>
            <td>{choice ? formatPrice(choice) : 'ask us'}</td>
          </tr>
        ))}
        <OtherRows
          choices={otherChoices(room, answer, alternatives)}
          mix={betterMix(answer, room, prices)}
          needed={neededAch(room)}
        />
      </DataTable>
      <p className="muted small mt-3 mb-2">
        {room.noiseLimitDbA !== undefined &&
          `Where none of a model stay within ${room.noiseLimitDbA} dB(A), the fewest are listed. `}
        {oneSpeedRule} <EstimatedNote />
      </p>
      <ArrowLink
        to={compareUrl(
          calculatorModels.map(({ slug }) => slug),
          roomFragment(room),
        )}
      >
        Compare the four side by side
      </ArrowLink>
    </FoldedRow>
  );
}

type CostSectionProps = { choice: RoomChoice; kind: RoomKind; people: number | undefined };

type Use = HoursOfUse | 'own';

const uses: readonly { value: Use; label: string }[] = [
  { value: 'school', label: 'A school’s hours' },
  { value: 'office', label: 'Office hours' },
  { value: 'home', label: 'Eight hours every day or night' },
  { value: 'restaurant', label: 'A restaurant’s hours' },
  { value: 'functionRoom', label: 'A party of six hours a week' },
  { value: 'gym', label: 'A gym’s hours' },
  { value: 'always', label: 'Day and night' },
  { value: 'own', label: 'My own hours' },
];

function divisorOf(people: number | undefined): CostDivisor | undefined {
  return people ? { label: people === 1 ? 'For one person' : `Each of ${people} people`, count: people } : undefined;
}

function CostSection({ choice, kind, people }: CostSectionProps) {
  const [chosenUse, setUse] = useState<Use>();
  const [ownHoursPerYear, hoursField] = useTypedNumber(3000, hoursPerYearLimits);
  const [pencePerKilowattHour, penceField] = useTypedNumber(
    exampleUse.pencePerKilowattHour,
    pencePerKilowattHourLimits,
  );
  const [isServiced, setServiced] = useState(false);
  const use = chosenUse ?? hoursOfRoom(kind);
  const hoursPerYear = use === 'own' ? ownHoursPerYear : yearlyHours[use];
  const sheet = costSheetOfYears(choice, { hoursPerYear, pencePerKilowattHour, isServiced }, divisorOf(people));
  return (
    <FoldedRow id="planner-cost" title="What it costs over five years">
      <div className={`align-items-start ${styles.cost}`}>
        <div className="d-grid d-print-none gap-3">
          <SelectField label="Hours of use" value={use} options={uses} onChange={setUse} />
          {use === 'own' && <Field {...hoursField} label="Hours a year" />}
          <Field {...penceField} label="Electricity, p/kWh" />
          <CheckField label="With servicing by us" checked={isServiced} onChange={setServiced} />
        </div>
        <div>
          <CostTable
            {...sheet}
            partNames={costParts}
            isTableOfLast
            isLive
            foldedWith={
              <>
                <p className="fine muted mt-3">
                  {grouped(hoursPerYear)} hours a year on speed {choice.speed},{' '}
                  {runningPowerW(choice.model, choice.speed)} W each with lamp and electronics.
                </p>
                <CostNote leavesOut={costLeavesOut} />
              </>
            }
          />
        </div>
      </div>
    </FoldedRow>
  );
}

/** Rows that open: every model for a room, how long its air takes to clear, and five years of cost. */
export function RoomDetails({ room, choice }: RoomDetailsProps) {
  return (
    <div className={`border-top border-dark mt-4 ${styles.rows}`}>
      <ChoiceTable room={room} recommended={choice} />
      <ClearanceTimes room={room} choice={choice} />
      <CostSection choice={choice} kind={room.roomKind} people={room.people} />
    </div>
  );
}
