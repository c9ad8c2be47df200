import { CostNote } from '@/components/sections/CostNote';
import { CostTable } from '@/components/sections/CostTable';
import { FoldedRow } from '@/components/sections/FoldedRow';
import {
  costOf,
  costParts,
  costSheetOfYears,
  type CostShare,
  exampleCostUse,
  fiveYearsEachPence,
  formatServicing,
} from '@/data/costs';
import { choiceFor, formatMachines, formatSpeedInUse } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { yearlyHours } from '@/domain/cost-over-years';
import { speedOf } from '@/domain/speeds';
import { money } from '@/lib/format/money';
import { grouped } from '@/lib/format/number';

type FiveYearCostProps = {
  room: ExampleRoom;
  hours: keyof typeof yearlyHours;
  /** As in "a school’s hours". */
  hoursText: string;
  share: CostShare;
  /** As in "a pupil". */
  each: string;
};

const years = 5;

/** What the answer for a room costs to own: one row, which opens in place. */
export function FiveYearCost({ room, hours, hoursText, share, each }: FiveYearCostProps) {
  const choice = choiceFor(room);
  const hoursPerYear = yearlyHours[hours];
  const use = exampleCostUse(hoursPerYear);
  const { sumPence } = costOf(choice, use, years);
  const title = `About ${money(Math.round(sumPence / 1000) * 1000)} over five years, with sample prices`;
  const eachText = `${money(fiveYearsEachPence(choice, hoursPerYear, share))} ${each}`;
  return (
    <FoldedRow title={title} lead={`${eachText}, with VAT, one delivery, filters and electricity.`}>
      <p>
        {room.phrase}: {formatMachines(choice)} {formatSpeedInUse(choice, room)}, for {hoursText},{' '}
        {grouped(hoursPerYear)} a year.
        {choice.speed !== speedOf(choice.model, 'full').speed && ' Full speed in breaks comes on top.'}
      </p>
      <CostTable {...costSheetOfYears(choice, use, share)} partNames={costParts} />
      <CostNote servicing={formatServicing(choice.machines)} />
    </FoldedRow>
  );
}
