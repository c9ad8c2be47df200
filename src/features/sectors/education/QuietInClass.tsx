import { useId } from 'react';
import { roomEducation } from '@/assets/pictures/room-education';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { Reveal } from '@/components/widgets/Reveal';
import { speedAdvice } from '@/domain/speeds';
import { countWord } from '@/lib/count-word';
import { machineNoiseDbA } from '../machine-room';
import { RoomSplit } from '../RoomSplit';
import { NoiseDay } from './NoiseDay';
import styles from './QuietInClass.module.scss';
import { schoolRooms } from './school-rooms';

const { classroom1: classroom } = schoolRooms;
const noise = { workingDbA: machineNoiseDbA(classroom), fullDbA: machineNoiseDbA(classroom, 'full') };
const speed1DbA = machineNoiseDbA(classroom, 1);
const label = `Noise through a school day: ${noise.workingDbA} dB(A) in lessons, ${noise.fullDbA} at break, lunch and home time`;

/** Working speed in the lesson, full speed in the break: a classroom and its day. */
export function QuietInClass() {
  const headingId = useId();
  return (
    <RoomSplit
      side="left"
      compact
      picture={roomEducation}
      alt="Model of a classroom: six tables, one orange chair, coats on pegs, a board, and a dark purifier beside the board"
      labelledBy={headingId}
    >
      <Reveal>
        <h2 id={headingId}>How loud it is in a lesson</h2>
      </Reveal>
      <p className={`lead ${styles.lead}`}>
        {speedAdvice} The {countWord(classroom.machines)} machines of a classroom make {noise.workingDbA} dB(A) together
        on speed {classroom.speed} in the lesson and {noise.fullDbA} at full speed in the break.
      </p>
      <NoiseDay {...noise} width={560} label={label} className={styles.wide} />
      <NoiseDay {...noise} width={358} label={label} className={styles.narrow} />
      <p className={`fine ${styles.note}`}>
        45 dB(A) is our own limit for talking, not a standard. The World Health Organization asks for at most 35 dB(A)
        in a classroom during class, Building Bulletin 93 for 35 in a new classroom and 40 in a refurbished one. For a
        test or a story use speed 1, {speed1DbA} dB(A) together, and full speed in the break that follows.{' '}
        <EstimatedNote /> The picture shows a Generation Z.
      </p>
    </RoomSplit>
  );
}
