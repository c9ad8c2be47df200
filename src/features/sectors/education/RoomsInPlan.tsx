import { machinesInWords } from '@/data/room-answers';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { purifiers } from '@/data/purifiers';
import { volumeInWords } from '@/domain/room';
import { rateText } from '@/domain/air-changes';
import { keepUnits } from '@/lib/format/keep-units';
import { fleetOf, fleetPrice } from '../fleet';
import { machineRate, machinesLabel } from '../room-machines';
import { schoolPlan, schoolRooms } from './school-rooms';
import { SchoolPlan } from './SchoolPlan';
import styles from './RoomsInPlan.module.scss';

const fleet = fleetOf(schoolPlan);
const machines = fleet.reduce((sum, part) => sum + part.machines, 0);
const { total, onRequest } = fleetPrice(fleet);
const label = `Plan of a school. ${schoolPlan
  .map((room) => {
    const rates = `${rateText(machineRate(room))} air changes an hour on speed ${room.speed}, ${rateText(machineRate(room, 'full'))} at full speed`;
    return `${room.name}: ${machinesLabel(room)}, ${rates}`;
  })
  .join('. ')}.`;

/** The narrow list merges the four identical classrooms. */
const listed = [
  { numbers: '1 to 4', name: 'Each classroom', room: schoolRooms.classroom1 },
  ...schoolPlan.slice(4).map((room, index) => ({ numbers: String(index + 5), name: room.name, room })),
];

/** "Classroom, Nursery, Hall". */
function roomsOf(model: string): string {
  const names = schoolPlan.filter((room) => room.model === model).map(({ name }) => name.replace(/ \d$/, 's'));
  return [...new Set(names)].join(', ');
}

export function RoomsInPlan() {
  return (
    <Section>
      <SectionHeading
        title="A school, room by room"
        lead={`Nine rooms, ${machines} machines. At working speed or below, with windows counted as 1, every room has six air changes an hour or more.`}
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
            <span>{keepUnits(`${machinesLabel(room)}, ${volumeInWords(room)} m³`)}</span>
            <em className="num">
              <AirChangeRate rate={machineRate(room)} />
              <small>
                <AirChangeRate rate={machineRate(room, 'full')} /> full
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
              and {onRequest.map(machinesInWords).join(', ')}, price on request
            </dd>
          </div>
        </dl>
        <div className={styles.note}>
          <p className="small muted">
            Air changes an hour from the machines alone: teal at the quietest speed that reaches six with the windows,
            below it at full speed. An example of a school. <EstimatedNote />
          </p>
        </div>
      </div>
    </Section>
  );
}
