import { shown } from '@/config/sample';
import { answerInWords, answerRoom, besideInWords, machinesInWords, priceInWords } from '@/data/room-answers';
import { vatPercent, withoutVat } from '@/data/vat';
import { rateText } from '@/domain/air-changes';
import { machineOf } from '@/domain/machines';
import type { Plan, PlannedRoom } from '@/domain/plan/plan';
import { roomInWords } from '@/domain/room';
import { capitalised } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { grouped } from '@/lib/format/number';
import { itemName, itemPricePence, planTotals } from '../plan/plan-totals';
import { shareInWords } from '../form/people-words';
import { TermList } from './TermList';
import { TableHead } from '../TableHead';
import styles from './PrintedRecords.module.scss';

export type PlanSheetProps = { plan: Plan; date: string };

export function PlanSheet({ plan, date }: PlanSheetProps) {
  const { machines, pricePence, onRequest, powerW, sockets } = planTotals(plan);
  const onRequestToo = onRequest > 0 ? `${onRequest} more on request` : undefined;
  const sums: [string, string][] = [
    ['Machines', capitalised(machines.map(machinesInWords).join(', ') || 'none')],
    ['Price including VAT', [pricePence > 0 && money(pricePence), onRequestToo].filter(Boolean).join(', ')],
    [`Without VAT at ${vatPercent}%`, pricePence > 0 ? money(withoutVat(pricePence)) : 'on request'],
    ['VAT', pricePence > 0 ? money(pricePence - withoutVat(pricePence)) : 'on request'],
    ['Power at full speed, estimated', `${grouped(powerW)} W`],
    ['Sockets', String(sockets)],
    ['Delivery and filters', 'in the quotation'],
  ];
  return (
    <>
      <TermList
        className={styles.heads}
        terms={[
          ['Plan of', `${plan.rooms.length} ${plan.rooms.length === 1 ? 'room' : 'rooms'}`],
          ['Date', date],
          ['Building', ''],
          ['Filled in by', ''],
        ]}
      />
      <table className={styles.table}>
        <TableHead titles={['Room', 'Size', 'Machines', 'Speed', 'ACH', 'L/s each', 'dB(A)', 'W', 'Inc. VAT']} />
        <tbody>
          {plan.rooms.map((room, index) => (
            <RoomRow key={index} room={room} fallbackName={`Room ${index + 1}`} />
          ))}
          {plan.items.map((item) => {
            const price = itemPricePence(item);
            return (
              <tr key={item.slug}>
                <th scope="row">{itemName(item)}</th>
                <td />
                <td colSpan={6}>{item.number}</td>
                <td>{price === undefined ? 'ask us' : money(price)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <TermList className={styles.facts} terms={sums} />
      <p className={styles.limits}>
        ACH: air changes an hour at the quietest speed that reaches the room’s target, ventilation counted in; noise of
        a room’s machines together; power at full speed. Noise, power, and airflow below full speed are estimated. This
        is a calculation, not a quotation: ask us for one.
      </p>
    </>
  );
}

function RoomRow({ room, fallbackName }: { room: PlannedRoom; fallbackName: string }) {
  const advice = answerRoom(room);
  const head = (
    <>
      <th scope="row">
        {room.floor && `${room.floor}: `}
        {room.name || fallbackName}
      </th>
      <td>{roomInWords(room)}</td>
    </>
  );
  if (advice.kind !== 'choice') {
    return (
      <tr>
        {head}
        <td colSpan={7}>{answerInWords(advice, room)}</td>
      </tr>
    );
  }
  const { choice } = advice;
  return (
    <tr>
      {head}
      <td>
        {capitalised(machinesInWords(choice))}
        {besideInWords(advice) && ` (${besideInWords(advice)})`}
      </td>
      <td>{choice.speed}</td>
      <td>{rateText(choice.reaches.quietest, 2)}</td>
      <td>{shareInWords(room, choice)}</td>
      <td>{choice.noiseDbA}</td>
      <td>{choice.machines * shown(machineOf(choice.model).powerW)}</td>
      <td>{priceInWords(choice)}</td>
    </tr>
  );
}
