import { useId, type ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { roomStreamlines } from '@/assets/drawings/room-streamlines';
import { roomGym } from '@/assets/pictures/room-gym';
import { Picture } from '@/components/ui/Picture';
import { RoomAir } from '@/components/ui/RoomAir';
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
    <section id="plan-your-gym" aria-labelledby={headingId} className={styles.plan}>
      <Container fluid="xxl" className={styles.grid ?? ''}>
        <div className={styles.words}>
          <Reveal>
            <h2 id={headingId}>Plan your gym</h2>
          </Reveal>
          <p className="lead">Send us the rooms and the timetable. {company.reply}</p>
        </div>
        <div className={styles.lists}>
          {[
            { title: 'You send', items: send },
            { title: 'You get back', items: receive },
          ].map(({ title, items }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul className="plain-list">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.picture}>
          <Picture
            file={roomGym}
            alt="Model of a gym: treadmills, a bike, dumbbells under a mirror, mats, an orange ball, and a dark purifier in a taped square by the wall"
            sizes="(min-width: 992px) 48vw, 100vw"
          />
          <RoomAir air={roomStreamlines[roomGym.name]} fit="xMidYMid slice" />
        </div>
        <div className={styles.form}>{form}</div>
      </Container>
    </section>
  );
}
