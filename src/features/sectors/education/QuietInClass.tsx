import { useId } from 'react';
import { roomEducation } from '@/assets/pictures/room-education';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { Reveal } from '@/components/widgets/Reveal';
import { speedOf, speedsOf, togetherDbA } from '@/lib/purifier-speed';
import { RoomSplit } from '../RoomSplit';
import { NoiseDay } from './NoiseDay';
import styles from './QuietInClass.module.scss';
import { schoolRooms } from './school-rooms';

const { model, machines } = schoolRooms.classroom1;
const together = (noiseDbA: number) => togetherDbA(noiseDbA, machines);
const noise = {
  workingDbA: together(speedOf(model, 'working').noiseDbA),
  fullDbA: together(speedOf(model, 'full').noiseDbA),
};
const speed2DbA = speedsOf(model)[1]?.noiseDbA ?? 0;
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
        Size the room at the working speed; run at full speed between uses. The machines of this classroom make{' '}
        {noise.workingDbA} dB(A) together in the lesson and {noise.fullDbA} in the break.
      </p>
      <NoiseDay {...noise} width={560} label={label} className={styles.wide} />
      <NoiseDay {...noise} width={358} label={label} className={styles.narrow} />
      <p className={`fine ${styles.note}`}>
        45 dB(A) is our own limit for talking, not a standard. The World Health Organization asks for at most 35 dB(A)
        in a classroom during class, Building Bulletin 93 for 35 in a new classroom and 40 in a refurbished one. For a
        test or a story use speed 2, {speed2DbA} dB(A) each, and full speed in the break that follows. <EstimatedNote />{' '}
        The picture shows a smaller classroom.
      </p>
    </RoomSplit>
  );
}
