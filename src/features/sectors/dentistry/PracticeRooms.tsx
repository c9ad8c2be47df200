import { DataTable } from '@/components/sections/DataTable';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { choiceFor, formatMachines, formatPrice } from '@/data/room-answers';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { capitalised } from '@/lib/format/count-word';
import { HeadedSection } from '../HeadedSection';
import { machineRate, withMachines } from '../room-machines';

type DentalRoomId = keyof typeof dentalRooms;

const ids: readonly DentalRoomId[] = ['surgery', 'decontaminationRoom', 'waitingRoom'];

type PracticeRoomsProps = { title: string; lead: string; notes: Partial<Record<DentalRoomId, string>> };

export function PracticeRooms({ title, lead, notes }: PracticeRoomsProps) {
  return (
    <HeadedSection title={title} lead={lead} tone="porcelain" className="pb-4 pb-md-5">
      <DataTable
        caption={title}
        isCaptionHidden
        heads={['Room', 'Machine', 'Air changes an hour', 'Price']}
        right="afterTwo"
        narrow="price"
      >
        {ids.map((id) => {
          const room = dentalRooms[id];
          const choice = choiceFor(room);
          return (
            <tr key={id}>
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
    </HeadedSection>
  );
}
