import { useId } from 'react';
import { roomHospitality } from '@/assets/pictures/room-hospitality';
import { Reveal } from '@/components/widgets/Reveal';
import { RoomSplit } from '../RoomSplit';
import styles from './DiningPlacing.module.scss';

const rules = [
  { title: '20 cm from the wall', text: 'And nothing on top. The air comes in below and leaves above.' },
  { title: 'On the dining side of the pass', text: 'Grease and steam belong to the hood over the range.' },
  { title: 'At the end of a banquette', text: 'Not behind a chair that moves, and not where the coats fall.' },
  { title: 'On a socket of its own', text: 'No cable across the way from the kitchen to table nine.' },
];

/** Where a machine stands in a dining room. */
export function DiningPlacing() {
  const headingId = useId();
  return (
    <RoomSplit
      side="right"
      picture={roomHospitality}
      alt="Model of a small bar: a banquette, round tables, one orange chair, a counter, and a purifier by the window"
      labelledBy={headingId}
    >
      <Reveal>
        <h2 id={headingId} className={styles.title}>
          Where no waiter walks into it
        </h2>
      </Reveal>
      <dl className={styles.rules}>
        {rules.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </RoomSplit>
  );
}
