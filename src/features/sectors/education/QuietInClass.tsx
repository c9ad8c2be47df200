import { useId } from 'react';
import { roomEducation } from '@/assets/pictures/room-education';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
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
const speed1DbA = speedsOf(model)[0]?.noiseDbA ?? 0;
const label = `Noise through a school day: ${noise.workingDbA} decibels in lessons, ${noise.fullDbA} at break, lunch and home time`;

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
        <h2 id={headingId}>Quieter than the class it is cleaning for</h2>
      </Reveal>
      <p className={`lead ${styles.lead}`}>
        Size the room at the working speed; run at full speed between uses. The two machines of a classroom make{' '}
        {noise.workingDbA} dB(A) together in the lesson and {noise.fullDbA} in the break.
      </p>
      <NoiseDay {...noise} width={560} label={label} className={styles.wide} />
      <NoiseDay {...noise} width={358} label={label} className={styles.narrow} />
      <p className={`fine ${styles.note}`}>
        Two Generation Z together, in dB(A), through an example of a school day; the model room shows one of them. At
        speed 1 each makes {speed1DbA} dB(A), for a test or a story.
        <EvidenceLink line="noise" />
      </p>
    </RoomSplit>
  );
}
