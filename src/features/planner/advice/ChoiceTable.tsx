import { choiceOfEach, maxMachines, type RoomChoice } from '@/domain/room-advice';
import { formatPrice, prices } from '@/data/room-answers';
import { DataTable } from '@/components/sections/DataTable';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { calculatorModels } from '@/domain/machines';
import type { PlannedRoom } from '@/domain/plan/plan';
import { roomFragment } from '@/domain/plan/write-plan';
import { neededAch } from '@/domain/sizing';
import { purifiers } from '@/data/purifiers';
import { compareUrl } from '@/lib/links/compare-url';
import { airChangesAnHour } from '@/lib/format/air-changes';

type ChoiceTableProps = {
  room: PlannedRoom;
  answer: RoomChoice;
};

export function ChoiceTable({ room, answer }: ChoiceTableProps) {
  const chosen = answer.model;
  return (
    <div className="mt-4">
      <DataTable
        caption={`Every model for ${airChangesAnHour(neededAch(room))}`}
        isCaptionHidden
        heads={['Model', 'Needed', 'On speed', 'Full speed', 'Price']}
        right="last"
        narrow="price"
      >
        {choiceOfEach(room, prices).map(({ model, choice }) => (
          <tr key={model} className={model === chosen ? 'fw-bold text-teal' : undefined}>
            <th scope="row">
              {purifiers[model].model}
              {model === chosen && <small className="text-teal"> chosen</small>}
            </th>
            <td data-label="Needed">{choice ? choice.machines : `over ${maxMachines}`}</td>
            <td data-label="On speed">
              {choice ? (
                <span>
                  {choice.speed}: <AirChangeRate rate={choice.rates.chosen} />{' '}
                  <small>ACH, {choice.noiseDbA} dB(A)</small>
                </span>
              ) : (
                '–'
              )}
            </td>
            <td data-label="Full speed">
              {choice ? (
                <span>
                  <AirChangeRate rate={choice.rates.full} /> <small>ACH, {choice.noiseDbAAt.full} dB(A)</small>
                </span>
              ) : (
                '–'
              )}
            </td>
            <td>{choice ? formatPrice(choice) : 'ask us'}</td>
          </tr>
        ))}
      </DataTable>
      <p className="muted small mt-2 mb-0">
        {room.noiseLimitDbA !== undefined &&
          `Where none of a model stay within ${room.noiseLimitDbA} dB(A), the fewest are listed. `}
        Two machines are 3 dB louder than one, four are 6. <EstimatedNote />
      </p>
      <ArrowLink
        to={compareUrl(
          calculatorModels.map(({ slug }) => slug),
          roomFragment(room),
        )}
      >
        Compare the four side by side
      </ArrowLink>
    </div>
  );
}
