import { DataTable } from '@/components/sections/DataTable';
import { Logo } from '@/components/ui/Logo';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { choiceFor, formatMachines } from '@/data/room-answers';
import { wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import { signedRates } from '@/domain/signed-rates';
import { capitalised } from '@/lib/format/count-word';
import { HeadedSection } from '../HeadedSection';

const { bay, consultingRoom, treatmentRoom } = wardRoomAnswers;
const heads = ['Room', 'Machines', 'At full speed, tested airflow', 'At the speed in use, estimated'];

type LogTableProps = {
  title: string;
  lead: string;
  sheetTitle: string;
  /** What the reader fills in by hand. */
  blanks: readonly string[];
};

/** A sheet: what the ventilation log takes over for each room of a ward, in air changes an hour. */
export function LogTable({ title, lead, sheetTitle, blanks }: LogTableProps) {
  return (
    <HeadedSection title={title} lead={lead} tone="ice" className="pb-3">
      <div className="bg-white p-3 p-lg-5">
        <div className="d-flex flex-wrap justify-content-between align-items-end gap-3 pb-3 mb-3 mb-lg-4 border-bottom border-dark">
          <h3 className="title">{sheetTitle}</h3>
          <Logo />
        </div>
        <DataTable caption={sheetTitle} isCaptionHidden heads={heads} right="afterTwo" narrow="figures">
          {[bay, consultingRoom, treatmentRoom].map((room) => {
            const choice = choiceFor(room);
            const { signed, estimated } = signedRates(room, choice);
            return (
              <tr key={room.key}>
                <th scope="row" className="item">
                  {room.name}
                </th>
                <td className="text-nowrap">{capitalised(formatMachines(choice))}</td>
                <td>
                  <b className="title">
                    <AirChangeRate rate={signed} />
                  </b>
                </td>
                <td>
                  {estimated ? <AirChangeRate rate={estimated} /> : 'at full speed'}
                  {estimated && ` on speed ${choice.speed}`}
                </td>
              </tr>
            );
          })}
        </DataTable>
        <ul className="plain-list row g-4 mt-0 mt-lg-3 d-none d-lg-flex" aria-hidden="true">
          {blanks.map((blank) => (
            <li key={blank} className="col small muted">
              <div className="border-bottom border-dark pb-5 mb-2" />
              {blank}
            </li>
          ))}
        </ul>
      </div>
    </HeadedSection>
  );
}
