import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { DataTable } from '@/components/sections/DataTable';
import { Logo } from '@/components/ui/Logo';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { machinesLabel, recommendedChoice } from '@/data/room-answers';
import { wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import { formatVolume } from '@/domain/room';
import { signedRates } from '@/domain/signed-rates';
import { HeadedSection } from '../HeadedSection';

const { bay, consultingRoom, treatmentRoom } = wardRoomAnswers;
const heads = ['Room', 'Machines', 'At the speed in use, estimated', 'At full speed, tested airflow'];

type LogTableProps = {
  title: string;
  lead: string;
  /** What the reader fills in by hand. */
  blanks: readonly string[];
};

/** A sheet: what the ventilation log takes over for each room of a ward, in air changes an hour. */
export function LogTable({ title, lead, blanks }: LogTableProps) {
  return (
    <HeadedSection title={title} lead={lead} background="ice" className="pb-4 pb-lg-5">
      <div className="bg-white p-3 p-lg-5">
        <div className="d-flex flex-wrap justify-content-between align-items-end gap-3 mb-4">
          <Logo />
          <p className="order-1 order-lg-0 m-0 item" aria-hidden="true">
            Air changes an hour, machines alone
          </p>
          <p className="small muted m-0 pb-1 pe-5 border-bottom border-dark">Date</p>
        </div>
        <DataTable
          caption="Air changes an hour of each room, machines alone"
          isCaptionHidden
          heads={heads}
          right="afterTwo"
          narrow="price"
        >
          {[bay, consultingRoom, treatmentRoom].map((room) => {
            const choice = recommendedChoice(room);
            const { signed, estimated } = signedRates(room, choice);
            return (
              <tr key={room.key}>
                <th scope="row" className="item">
                  {room.name}
                  <small className="d-block muted fw-normal">{formatVolume(room)} m³</small>
                </th>
                <td>{machinesLabel(choice)}</td>
                <td>
                  {estimated ? <AirChangeRate rate={estimated} /> : 'at full speed'}
                  {estimated && ` on speed ${choice.speed}`}
                </td>
                <td data-label="Tested">
                  <b className="h2 num">
                    <AirChangeRate rate={signed} />
                  </b>
                </td>
              </tr>
            );
          })}
        </DataTable>
        <Row as="ul" className="gx-3 d-none d-sm-flex">
          {blanks.map((blank) => (
            <Col as="li" key={blank} sm={4} className="muted">
              <div className="border-top border-dark mt-4 mt-sm-5 pt-1">{blank}</div>
            </Col>
          ))}
        </Row>
      </div>
    </HeadedSection>
  );
}
