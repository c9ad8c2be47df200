import { purifiers } from '@/data/purifiers';
import { education } from '@/data/sectors/education';
import { rateText } from '@/domain/air-changes';
import { HeadedSection } from '../HeadedSection';
import { fleetOf, fleetPrice } from '../fleet';
import { machineRate, machinesLabel } from '../room-machines';
import styles from './RoomsInPlan.module.scss';
import { schoolPlan } from './school-rooms';
import { SchoolPlan } from './SchoolPlan';

const fleet = fleetOf(schoolPlan);
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
  const { title, lead, total } = education.roomsInPlan;
  return (
    <HeadedSection words={{ title, lead: lead(schoolPlan.length) }}>
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
          <dt className="num">{fleetPrice(fleet).total}</dt>
          <dd>
            <b>{total.title}</b> {total.text}
          </dd>
        </div>
      </dl>
    </HeadedSection>
  );
}
