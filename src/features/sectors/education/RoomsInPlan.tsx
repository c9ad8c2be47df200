import { purifiers } from '@/data/purifiers';
import { calculatorModels } from '@/domain/machines';
import { money } from '@/lib/format/money';
import { HeadedSection } from '../HeadedSection';
import { machinesLabel, formatRates } from '../room-machines';
import styles from './RoomsInPlan.module.scss';
import { schoolPlan, schoolTotal } from './school-rooms';
import { SchoolPlan } from './SchoolPlan';

/** The machines of each model, the most frequent first. */
const fleet = calculatorModels
  .map(({ name: model }) => ({
    model,
    machines: schoolPlan.reduce((sum, room) => sum + (room.model === model ? room.machines : 0), 0),
  }))
  .filter(({ machines }) => machines > 0)
  .sort((a, b) => b.machines - a.machines);
const label = `Plan of a school. ${schoolPlan
  .map((room) => `${room.name}: ${machinesLabel(room)}, ${formatRates(room)}`)
  .join('. ')}.`;

/** "Classroom, Nursery, Hall". */
function roomsOf(model: string): string {
  const names = schoolPlan.filter((room) => room.model === model).map(({ name }) => name);
  return [...new Set(names)].join(', ');
}

export type RoomsInPlanProps = {
  title: string;
  lead: string;
  total: { title: string; text: string };
};

export function RoomsInPlan({ title, lead, total }: RoomsInPlanProps) {
  return (
    <HeadedSection title={title} lead={lead} className={styles.ground}>
      <SchoolPlan label={label} className={styles.wide} />
      <SchoolPlan label={label} isSmall className={styles.narrow} />
      <dl className={`pt-3 border-top border-dark ${styles.key}`}>
        {fleet.map(({ model, machines }) => (
          <div key={model}>
            <dt className="num">{machines}</dt>
            <dd>
              <b className="d-block fw-semibold">{purifiers[model].model}</b> {roomsOf(model)}
            </dd>
          </div>
        ))}
        <div>
          <dt className="num">{money(schoolTotal.pricePence)}</dt>
          <dd>
            <b className="d-block fw-semibold">{total.title}</b> {total.text}
          </dd>
        </div>
      </dl>
    </HeadedSection>
  );
}
