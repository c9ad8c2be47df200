import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { purifiers } from '@/data/purifiers';
import { rateText } from '@/domain/air-changes';
import { countWord } from '@/lib/format/count-word';
import { fleetOf, fleetPrice } from '../fleet';
import { machineRate, machinesLabel } from '../room-machines';
import styles from './RoomsInPlan.module.scss';
import { schoolPlan } from './school-rooms';
import { SchoolPlan } from './SchoolPlan';

const fleet = fleetOf(schoolPlan);
const { total } = fleetPrice(fleet);
const label = `Plan of a school. ${schoolPlan
  .map((room) => {
    const rates = `${rateText(machineRate(room))} air changes an hour on speed ${room.speed}, ${rateText(machineRate(room, 'full'))} at full speed`;
    return `${room.name}: ${machinesLabel(room)}, ${rates}`;
  })
  .join('. ')}.`;

/** "Classroom, Nursery, Hall". */
function roomsOf(model: string): string {
  const names = schoolPlan.filter((room) => room.model === model).map(({ name }) => name);
  return [...new Set(names)].join(', ');
}

export function RoomsInPlan() {
  return (
    <Section>
      <SectionHeading
        title="A school, room by room"
        lead={`An example with ${countWord(schoolPlan.length)} rooms. Each has six air changes an hour or more, windows counted, at a speed that people can talk over.`}
      />
      <SchoolPlan label={label} className={styles.wide} />
      <SchoolPlan label={label} isSmall className={styles.narrow} />
      <dl className={styles.key}>
        {fleet.map(({ model, machines }) => (
          <div key={model}>
            <dt className="num">{machines}</dt>
            <dd>
              <b>{purifiers[model].model}</b> {roomsOf(model)}
            </dd>
          </div>
        ))}
        <div>
          <dt className="num">{total}</dt>
          <dd>
            <b>including VAT</b> for all of them
          </dd>
        </div>
      </dl>
    </Section>
  );
}
