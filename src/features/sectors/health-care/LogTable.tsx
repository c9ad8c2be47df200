import { DataTable } from '@/components/sections/DataTable';
import { Logo } from '@/components/ui/Logo';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { choiceFor, formatMachines } from '@/data/room-answers';
import { wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import { signedRates } from '@/domain/signed-rates';
import { capitalised } from '@/lib/format/count-word';

const { bay, consultingRoom, treatmentRoom } = wardRoomAnswers;
const heads = ['Room', 'Machines', 'At full speed, tested airflow', 'At the speed in use, estimated'];

type LogTableProps = { title: string; lead: string };

/** A sheet: what the ventilation log takes over for each room of a ward, in air changes an hour. */
export function LogTable({ title, lead }: LogTableProps) {
  return (
    <div className="bg-white p-4 p-lg-5 mb-5">
      <div className="d-flex justify-content-between align-items-center pb-3 mb-4 border-bottom border-dark">
        <Logo />
        <p className="small muted m-0">{lead}</p>
      </div>
      <h3 className="title mb-3">{title}</h3>
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
      <p className="small muted mt-3 mb-0">Counts 0 towards HTM 03-01.</p>
    </div>
  );
}
