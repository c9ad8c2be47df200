import { DataTable } from '@/components/sections/DataTable';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { choiceFor, formatMachines } from '@/data/room-answers';
import { wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import { signedRates } from '@/domain/signed-rates';
import { capitalised } from '@/lib/format/count-word';
import { HeadedSection } from '../HeadedSection';

const { bay, consultingRoom, treatmentRoom } = wardRoomAnswers;
const heads = ['Room', 'Machines', 'At full speed, tested airflow', 'At the speed in use, estimated'];

type LogTableProps = { title: string; lead: string };

/** Not on a phone, where the paper of the case has it: what the ventilation log takes over for each room of a ward, in air changes an hour. */
export function LogTable({ title, lead }: LogTableProps) {
  return (
    <HeadedSection title={title} lead={lead} tone="porcelain" className="d-none d-md-block">
      <DataTable caption={title} isCaptionHidden heads={heads} right="afterTwo" narrow="figures">
        {[bay, consultingRoom, treatmentRoom].map((room) => {
          const choice = choiceFor(room);
          const { signed, estimated } = signedRates(room, choice);
          return (
            <tr key={room.key}>
              <th scope="row" className="item">
                {room.name}
              </th>
              <td data-label={heads[1]} className="text-nowrap">
                {capitalised(formatMachines(choice))}
              </td>
              <td data-label={heads[2]}>
                <b>
                  <AirChangeRate rate={signed} />
                </b>
              </td>
              <td data-label={heads[3]}>
                {estimated ? <AirChangeRate rate={estimated} /> : 'at full speed'}
                {estimated && ` on speed ${choice.speed}`}
              </td>
            </tr>
          );
        })}
      </DataTable>
      <p className="fine muted mt-3 mb-0">Counts 0 towards HTM 03-01.</p>
    </HeadedSection>
  );
}
