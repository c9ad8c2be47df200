import { Section } from '@/components/sections/Section';
import { SplitHead } from '@/components/sections/SplitHead';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { roomVolumeM3, twoDecimals } from '@/lib/air-changes';
import { machineAirChanges, machinesInWords } from '../machine-room';
import { schoolPlan } from './school-rooms';
import { SchoolPlan } from './SchoolPlan';
import styles from './RoomByRoom.module.scss';

const fleet = [
  { model: 'GEN Z', name: 'Generation Z', rooms: 'Classrooms, hall, library' },
  { model: 'GEN X', name: 'Generation X', rooms: 'Nursery, staff room' },
  { model: 'GEN S', name: 'Generation S', rooms: 'Medical room' },
] as const;

/** How many machines of a model stand in the plan. */
function machinesOf(model: string): number {
  return schoolPlan.filter((room) => room.model === model).reduce((sum, room) => sum + room.machines, 0);
}

const label = `Plan of a school. ${schoolPlan
  .map((room) => `${room.name}: ${machinesInWords(room)}, ${twoDecimals(machineAirChanges(room))} air changes an hour`)
  .join('. ')}.`;

/** Nine rooms and their machines in plan, with what they add up to. */
export function RoomByRoom() {
  return (
    <Section>
      <SplitHead
        title="A school, room by room"
        lead="Nine rooms, eleven machines, every one at six air changes an hour or better."
      />
      <SchoolPlan label={label} className={styles.named} />
      <SchoolPlan
        label="Plan of a school with its rooms numbered; the list below names them"
        numbered
        className={styles.numbered}
      />
      <ol className={`plain-list ${styles.list}`}>
        {schoolPlan.map((room) => (
          <li key={room.name}>
            <b>{room.name}</b>
            <span>
              {machinesInWords(room)}, {twoDecimals(roomVolumeM3(room))} m³
            </span>
            <em className="num">{twoDecimals(machineAirChanges(room))}</em>
          </li>
        ))}
      </ol>
      <div className={styles.key}>
        <dl>
          {fleet.map(({ model, name, rooms }) => (
            <div key={model}>
              <dt>
                {machinesOf(model)} <span className="visually-hidden">{name}</span>
              </dt>
              <dd>
                <span aria-hidden="true">{name}</span>
                {rooms}
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.note}>
          <p className="small muted">
            Teal figures are air changes an hour at full output, windows not counted. An example of a school, not yours;
            the tinted classroom is the one whose lesson is drawn above. Machines stand at least 20 cm from every wall.
          </p>
          <ArrowLink to="#calculator">Put in your own room</ArrowLink>
        </div>
      </div>
    </Section>
  );
}
