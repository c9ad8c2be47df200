import { useId } from 'react';
import { roomEducation } from '@/assets/pictures/room-education';
import { Reveal } from '@/components/widgets/Reveal';
import { RoomSplit } from '../RoomSplit';
import { NoiseDay, type NoiseLevels } from './NoiseDay';
import styles from './QuietInClass.module.scss';

export type QuietInClassProps = {
  /** Noise of the Generation Z that stands in the classroom. */
  noise: NoiseLevels;
};

/** Quiet in the lesson, loud in the break: a classroom and its day. */
export function QuietInClass({ noise }: QuietInClassProps) {
  const headingId = useId();
  const { speed1DbA, topDbA } = noise;
  const label = `Noise through a school day: ${speed1DbA} decibels in lessons, ${topDbA} at break, lunch and home time`;
  return (
    <RoomSplit
      side="left"
      picture={roomEducation}
      alt="Model of a classroom: six tables, one orange chair, coats on pegs, a board, and a dark purifier beside the board"
      labelledBy={headingId}
    >
      <Reveal>
        <h2 id={headingId}>Quieter than the class it is cleaning for</h2>
      </Reveal>
      <p className={`lead ${styles.lead}`}>
        At speed 1 Generation S, X and Y stay below 20 dB(A), and Generation Z at {speed1DbA}, indicative. Turn it up
        when the room empties, to {topDbA} at most, and the next class walks into cleaner air.
      </p>
      <NoiseDay {...noise} width={560} label={label} className={styles.wide} />
      <NoiseDay {...noise} width={358} label={label} className={styles.narrow} />
      <p className={`fine ${styles.note}`}>
        dB(A) of one Generation Z, through an example of a school day. A quiet speed moves less air than the full output
        that air change figures are given for: the breaks are where the machine catches up.
      </p>
    </RoomSplit>
  );
}
