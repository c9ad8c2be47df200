import { Rows } from '@/components/paper/Rows';
import { Sheet } from '@/components/paper/Sheet';
import { machinesLabel, formatAnswer } from '@/data/room-answers';
import { formatPeople } from '@/domain/people';
import { formatSides, formatVolume } from '@/domain/room';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { priceIfListed } from '@/lib/format/money';
import { percent } from '@/lib/format/percent';
import { type CaseView, roomName } from './case-view';
import { RoomDrawing } from './RoomDrawing';
import styles from './CaseSheets.module.scss';

type RoomSheetProps = { view: CaseView; name: string; first: number; rows: number };

/** Some rooms of a case, one a row, with the head repeated on each sheet. */
export function RoomSheet({ view, name, first, rows }: RoomSheetProps) {
  const { result, words, title } = view;
  const { recommended } = result;
  return (
    <Sheet
      name={name}
      head={title}
      foot="Each room on the quietest speed that reaches its target; noise of a room’s machines together. Prices include VAT, of all rooms of the row."
    >
      <h3 className="h2">The rooms</h3>
      <Rows
        head={['Room', '', 'Machines', 'Air changes an hour', words.momentText, 'Noise', 'Price']}
        className={styles.list}
      >
        {result.rooms.slice(first, first + rows).map((room, row) => {
          const index = first + row;
          const answer = result.answers[index];
          const choice = answer?.kind === 'choice' ? answer.choice : undefined;
          const outcome = (recommended ?? result.nothing).outcomes[index];
          const pence = choice?.pricePence;
          return (
            <tr key={index}>
              <th scope="row">
                {room.floor && `${room.floor}: `}
                {room.count > 1 && `${room.count} × `}
                {roomName(room, index)}
                <small className="d-block">
                  {noBreakUnits(`${formatSides(room)}, ${formatVolume(room)} m³`)}
                  {room.people !== undefined && `, ${formatPeople(room.people)}`}
                </small>
              </th>
              <td>
                <RoomDrawing room={room} choice={choice} />
              </td>
              {choice && outcome && recommended ? (
                <>
                  <td>
                    {machinesLabel(choice)} <small className="d-block">on speed {choice.speed}</small>
                  </td>
                  <td className="num">{outcome.ach.toFixed(1)}</td>
                  <td className="num">{percent(outcome.remainingShare)}%</td>
                  <td className="num">{choice.noiseDbA} dB(A)</td>
                  <td className="num">{priceIfListed(pence && pence * room.count)}</td>
                </>
              ) : (
                <td colSpan={5}>
                  {answer && answer.kind !== 'choice' && answer.kind !== 'too-loud' && formatAnswer(answer, room)}
                  {answer?.kind === 'too-loud' && `Nothing stays within ${room.noiseLimitDbA} dB(A)`}
                  {choice && machinesLabel(choice)}
                </td>
              )}
            </tr>
          );
        })}
      </Rows>
    </Sheet>
  );
}
