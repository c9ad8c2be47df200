import { useId } from 'react';
import { healthCareCaseWords } from '@/data/case/words/health-care';
import { choiceFor, formatMachines } from '@/data/room-answers';
import { wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import styles from './WardNight.module.scss';

const { bay } = wardRoomAnswers;
const choice = choiceFor(bay);
const { rows } = healthCareCaseWords.day({ ...bay, floor: '', count: 1 }, choice);
const hours = [rows[0], rows[2], rows[1]].map((row = []) => {
  const [when = '', speed = '', ach = '', noise = ''] = row;
  return { when, noise, text: `${speed === 'full' ? 'Full speed' : `Speed ${speed}`}, ${ach} air changes an hour` };
});

type WardNightProps = { title: string };

/** Not on a narrow window: the speeds of a bay from the day into the night, on a ground that darkens. */
export function WardNight({ title }: WardNightProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={`d-none d-lg-block ${styles.night}`}>
      <h2 id={headingId}>{title}</h2>
      <ol className={`plain-list ${styles.hours}`}>
        {hours.map(({ when, noise, text }) => (
          <li key={when}>
            <h3 className="item">{when}</h3>
            <p className="num h1 my-2">{noise}</p>
            <p className="m-0">
              {text} by {formatMachines(choice)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
