import { useId } from 'react';
import { roomEducation } from '@/assets/pictures/room-education';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { Reveal } from '@/components/widgets/Reveal';
import { speedAdvice } from '@/domain/speeds';
import { machinesInWords } from '@/data/room-answers';
import { capitalised, countWord } from '@/lib/count-word';
import { machineNoiseDbA } from '../machine-room';
import { RoomSplit } from '../RoomSplit';
import { NoiseDay } from './NoiseDay';
import styles from './QuietInClass.module.scss';
import { schoolRooms } from './school-rooms';

const { classroom1: classroom } = schoolRooms;
const noise = { workingDbA: machineNoiseDbA(classroom), fullDbA: machineNoiseDbA(classroom, 'full') };
const speed1DbA = machineNoiseDbA(classroom, 1);
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
        {speedAdvice} The {countWord(classroom.machines)} machines of a classroom make {noise.workingDbA} dB(A) together
        on speed {classroom.speed} in the lesson and {noise.fullDbA} at full speed in the break.
      </p>
      <NoiseDay {...noise} width={560} label={label} className={styles.wide} />
      <NoiseDay {...noise} width={358} label={label} className={styles.narrow} />
      <p className={`fine ${styles.note}`}>
        {capitalised(machinesInWords(classroom))} together, in dB(A), through an example of a school day. At speed 1
        they make {speed1DbA} dB(A), for a test or a story. The model room shows a Generation Z.
        <EvidenceLink line="noise" />
      </p>
    </RoomSplit>
  );
}
