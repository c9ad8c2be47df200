import { useId } from 'react';
import Container from 'react-bootstrap/Container';
import { eyeWard } from '@/assets/pictures/eye-ward';
import { Picture } from '@/components/ui/Picture';
import { healthCareCaseWords } from '@/data/case/words/health-care';
import { choiceFor } from '@/data/room-answers';
import { wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import styles from './WardNight.module.scss';

const { bay } = wardRoomAnswers;
const choice = choiceFor(bay);
const { rows } = healthCareCaseWords.day({ ...bay, floor: '', count: 1 }, choice);
const hours = [rows[1], rows[0], rows[2]].map((row = []) => {
  const [when = '', speed = '', ach = '', noise = ''] = row;
  return { when, noise, text: `${speed === 'full' ? 'Full speed' : `Speed ${speed}`}, ${ach} air changes an hour` };
});

type WardNightProps = { title: string; alt: string };

/** The bay at night, and the noise of its machines at night first. */
export function WardNight({ title, alt }: WardNightProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="on-dark overflow-hidden pb-4 pb-lg-5">
      <div className={styles.bay}>
        <Picture file={eyeWard} alt={alt} sizes="(min-width: 48em) 100vw, 180vw" />
      </div>
      <Container fluid="xxl" className={`position-relative ${styles.words}`}>
        <h2 id={headingId} className="mb-3 mb-lg-4">
          {title}
        </h2>
        <ol className={`plain-list ${styles.hours}`}>
          {hours.map(({ when, noise, text }) => (
            <li key={when} className="d-flex d-lg-block justify-content-between gap-3 border-top pt-2 pt-lg-3">
              <p className="num title text-nowrap order-1 m-0">{noise}</p>
              <div>
                <h3 className="item mt-lg-2">{when}</h3>
                <p className="small muted m-0">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
