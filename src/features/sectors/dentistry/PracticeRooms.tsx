import { DataTable } from '@/components/sections/DataTable';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { choiceFor, formatMachines, formatPrice } from '@/data/room-answers';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { capitalised } from '@/lib/format/count-word';
import { machineRate, withMachines } from '../room-machines';

type DentalRoomId = keyof typeof dentalRooms;

const ids: readonly DentalRoomId[] = ['surgery', 'decontaminationRoom', 'waitingRoom'];

type PracticeRoomsProps = { caption: string; notes: Partial<Record<DentalRoomId, string>> };

export function PracticeRooms({ caption, notes }: PracticeRoomsProps) {
  return (
    <DataTable
      caption={caption}
      isCaptionHidden
      heads={['Room', 'Machine', 'Air changes an hour', 'Price']}
      right="afterTwo"
      narrow="price"
    >
      {ids.map((id) => {
        const room = dentalRooms[id];
        const choice = choiceFor(room);
        return (
          <tr key={id} className={id === 'surgery' ? 'd-none d-md-table-row' : undefined}>
            <th scope="row">
              <span className="item">{room.name}</span> {notes[id] && <small className="d-block">{notes[id]}</small>}
            </th>
            <td>{capitalised(formatMachines(choice))}</td>
            <td>
              <span>
                <AirChangeRate rate={machineRate(withMachines(room))} /> <small>on speed {choice.speed}</small>
              </span>
            </td>
            <td>{formatPrice(choice)}</td>
          </tr>
        );
      })}
    </DataTable>
  );
}
