import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { purifiers } from '@/data/purifiers';
import { roomVolumeM3, twoDecimals } from '@/lib/air-changes';
import { keepUnits } from '@/lib/keep-units';
import { rateText } from '@/lib/rate';
import { fleetOf, fleetPrice } from '../fleet';
import { machineRate, machinesInWords, machinesOf } from '../machine-room';
import { schoolPlan, schoolRooms } from './school-rooms';
import { SchoolPlan } from './SchoolPlan';
import styles from './RoomByRoom.module.scss';

const fleet = fleetOf(schoolPlan);
const machines = fleet.reduce((sum, part) => sum + part.machines, 0);
const { total, onRequest } = fleetPrice(fleet);
const label = `Plan of a school. ${schoolPlan
  .map((room) => {
    const rates = `${rateText(machineRate(room, 'working'))} air changes an hour at working speed, ${rateText(machineRate(room))} at full speed`;
    return `${room.name}: ${machinesInWords(room)}, ${rates}`;
  })
  .join('. ')}.`;

/** Rooms as the list on narrow screens tells them, with their numbers in the drawing: the classrooms are alike. */
const listed = [
  { numbers: '1 to 4', name: 'Each classroom', room: schoolRooms.classroom1 },
  ...schoolPlan.slice(4).map((room, index) => ({ numbers: String(index + 5), name: room.name, room })),
];

/** Where the machines of a model stand: "Classroom, Nursery, Hall". */
function roomsOf(model: string): string {
  const names = schoolPlan.filter((room) => room.model === model).map(({ name }) => name.replace(/ \d$/, 's'));
  return [...new Set(names)].join(', ');
}

/** Nine rooms and their machines in plan, with what they add up to and what that costs. */
export function RoomByRoom() {
  return (
    <Section>
      <SectionHeading
        title="A school, room by room"
        lead={`Nine rooms, ${machines} machines. At working speed, with windows counted as 1, every room has six air changes an hour or more.`}
      />
      <SchoolPlan label={label} className={styles.named} />
      <SchoolPlan
        label="Plan of a school with its rooms numbered; the list below names them"
        numbered
        className={styles.numbered}
      />
      <ul className={`plain-list ${styles.list}`}>
        {listed.map(({ numbers, name, room }) => (
          <li key={name}>
            <span className={styles.number}>{numbers}</span>
            <b>{name}</b>
            <span>{keepUnits(`${machinesInWords(room)}, ${twoDecimals(roomVolumeM3(room))} m³`)}</span>
            <em className="num">
              <AirChangeRate rate={machineRate(room, 'working')} />
              <small>
                <AirChangeRate rate={machineRate(room)} /> full
              </small>
            </em>
          </li>
        ))}
      </ul>
      <div className={styles.key}>
        <dl>
          {fleet.map((part) => (
            <div key={part.model}>
              <dt>
                {part.machines} <span className="visually-hidden">{purifiers[part.model].model}</span>
              </dt>
              <dd>
                <span aria-hidden="true">{purifiers[part.model].model}</span>
                {roomsOf(part.model)}
              </dd>
            </div>
          ))}
          <div>
            <dt className="num">{total}</dt>
            <dd>
              <span>including VAT</span>
              and {onRequest.map((part) => machinesOf(purifiers[part.model].model, part.machines)).join(', ')}, price on
              request
            </dd>
          </div>
        </dl>
        <div className={styles.note}>
          <p className="small muted">
            Air changes an hour from the machines alone: teal at working speed, below it at full speed. An example of a
            school. <EstimatedNote />
          </p>
        </div>
      </div>
    </Section>
  );
}
