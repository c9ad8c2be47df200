import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { purifiers } from '@/data/purifiers';
import { calculatorModels } from '@/domain/machines';
import { money } from '@/lib/format/money';
import { HeadedSection } from '../HeadedSection';
import { machinesLabel, formatRates } from '../room-machines';
import styles from '../SectorLayout.module.scss';
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

type RoomsInPlanProps = {
  title: string;
  lead: string;
  total: { title: string; text: string };
  note: string;
};

export function RoomsInPlan({ title, lead, total, note }: RoomsInPlanProps) {
  return (
    <HeadedSection title={title} lead={lead} className="overflow-hidden">
      <div className={styles.ground}>
        <SchoolPlan label={label} className="d-none d-xl-block w-100 h-auto overflow-visible" />
        <SchoolPlan label={label} isSmall className="d-block d-xl-none w-100 h-auto overflow-visible" />
      </div>
      <Row as="dl" className="gx-0 pt-3 mt-3 mb-0 row-gap-4 border-top border-dark">
        {[
          ...fleet.map(({ model, machines }) => ({
            figure: machines,
            name: purifiers[model].model,
            text: roomsOf(model),
          })),
          { figure: money(schoolTotal.pricePence), name: total.title, text: total.text },
        ].map(({ figure, name, text }) => (
          <Col key={name} xs={name === total.title ? 12 : 6} sm={4} className="pe-3">
            <dt className="num title">{figure}</dt>
            <dd className="mt-1 mb-0 small muted">
              <b className="d-block">{name}</b> {text}
            </dd>
          </Col>
        ))}
      </Row>
      <p className="small muted mt-3 mb-0">{note}</p>
    </HeadedSection>
  );
}
