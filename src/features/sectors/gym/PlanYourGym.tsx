import { useId, type ReactNode } from 'react';
import { Section } from '@/components/sections/Section';
import { Reveal } from '@/components/widgets/Reveal';
import { company } from '@/config/company';
import styles from './PlanYourGym.module.scss';

export type PlanYourGymProps = {
  /** The contact form with a message about a gym started. */
  form: ReactNode;
};

const send = [
  'Length, width and height of each room, in metres',
  'How many people train in it at the busiest hour, and at what',
  'Where the sockets and the doors are',
];

const receive = [
  'The machines for each room, with their air changes an hour',
  'Where each one stands, 20 cm from the wall and out of the way of the weights',
  'What filters and servicing would come to in a year',
];

/** The block that closes the Gym page: what to send, what comes back, and the form to send it with. */
export function PlanYourGym({ form }: PlanYourGymProps) {
  const headingId = useId();
  return (
    <Section tone="porcelain" id="plan-your-gym" labelledBy={headingId}>
      <div className={styles.grid}>
        <div>
          <Reveal>
            <h2 id={headingId}>Plan your gym</h2>
          </Reveal>
          <p className="lead">Send us the rooms and the timetable. {company.reply}</p>
          <h3>You send</h3>
          <ul className="plain-list">
            {send.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <h3>You get back</h3>
          <ul className="plain-list">
            {receive.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <div className={styles.form}>{form}</div>
      </div>
    </Section>
  );
}
