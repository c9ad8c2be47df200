import { useId } from 'react';
import { roomBusiness } from '@/assets/pictures/room-business';
import { Reveal } from '@/components/widgets/Reveal';
import { RoomSplit } from '../RoomSplit';
import styles from './NoiseBesideDesk.module.scss';
import { NoiseChart } from './NoiseChart';
import { YearLines, type YearLinesProps } from './YearLines';

export type NoiseBesideDeskProps = YearLinesProps;

/** How loud each machine is for the person who sits beside it, and what a year of one asks for. */
export function NoiseBesideDesk({ powerW }: NoiseBesideDeskProps) {
  const headingId = useId();
  return (
    <RoomSplit
      side="left"
      picture={roomBusiness}
      alt="Model of an office: four desks, one orange chair, a meeting room behind glass, and a dark purifier by the window"
      labelledBy={headingId}
    >
      <div className={styles.text}>
        <Reveal>
          <h2 id={headingId} className={styles.title}>
            What the nearest desk hears
          </h2>
        </Reveal>
        <p className={styles.lead}>Size the room at the working speed; run at full speed between uses.</p>
        <NoiseChart />
        <p className={`fine ${styles.note}`}>
          dB(A) at speed 1, at working speed (the highest at 45 or below) and at full speed; single figures are
          indicative. Whisper, library and talk are typical textbook levels.
        </p>
        <h3 className={styles.subtitle}>A year of one Generation Z</h3>
        <YearLines powerW={powerW} />
      </div>
    </RoomSplit>
  );
}
