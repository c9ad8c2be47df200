import { Section } from '@/components/sections/Section';
import { SplitHead } from '@/components/sections/SplitHead';
import { company } from '@/config/company';
import { JoinedLines } from './JoinedLines';
import { NottinghamGraticule } from './NottinghamGraticule';
import { OutletReadings } from './OutletReadings';
import { RoomRecord } from './RoomRecord';
import styles from './TrustedPartnership.module.scss';

const points = [
  {
    title: 'ISO certified',
    text: 'Tested to ISO standards: airflow measured with the clean-room test methods of ISO 14644, filters tested and classified to ISO 29463. One tests the air that leaves the machine, the other the filter inside it.',
    Drawing: OutletReadings,
  },
  {
    title: 'Confidence matters',
    text: 'With a servicing plan or contract hire purchase, each room gets an air change rate certificate at no charge: a figure that a patient, a parent or an inspector can read. It is a calculation record, not a regulatory approval.',
    Drawing: RoomRecord,
  },
  {
    title: `UK based in ${company.headquarters.city}`,
    text: `Our headquarters are here, and the freephone is open ${company.openingHours.label}. Delivery takes 3 to 5 working days, the same day where we can.`,
    Drawing: NottinghamGraticule,
  },
  {
    title: 'Partnership',
    text: 'You tell us the room, we tell you the machine. On a service contract we keep its filters and its record up to date for as long as you use it.',
    Drawing: JoinedLines,
  },
] as const;

/** Four points as a ledger: what we say, what it means, and a drawing of it. */
export function TrustedPartnership() {
  return (
    <Section labelledBy="partnership-heading">
      <SplitHead
        id="partnership-heading"
        title="Trusted Partnership"
        lead="Four things you can hold us to after the machine is delivered."
      />
      <ul className={`plain-list ${styles.ledger}`}>
        {points.map(({ title, text, Drawing }) => (
          <li key={title} className={styles.row}>
            <h3>{title}</h3>
            <p>{text}</p>
            <div className={styles.drawing}>
              <Drawing />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
