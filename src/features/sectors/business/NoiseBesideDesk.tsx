import { useId } from 'react';
import { roomBusiness } from '@/assets/pictures/room-business';
import { Reveal } from '@/components/widgets/Reveal';
import { RoomSplit } from '../RoomSplit';
import { NoiseChart, type NoiseRange } from './NoiseChart';
import styles from './NoiseBesideDesk.module.scss';

export type NoiseBesideDeskProps = { machines: readonly NoiseRange[] };

/** How loud each machine is for the person who sits beside it. */
export function NoiseBesideDesk({ machines }: NoiseBesideDeskProps) {
  const headingId = useId();
  return (
    <RoomSplit
      side="left"
      picture={roomBusiness}
      alt="Model of an office: four desks, one orange chair, a meeting room behind glass, and a dark purifier by the window"
      labelledBy={headingId}
    >
      <Reveal>
        <h2 id={headingId} className={styles.title}>
          What the nearest desk hears
        </h2>
      </Reveal>
      <p className={`lead ${styles.lead}`}>
        Below 20 dB(A) at speed 1 for three of the four, up to 58 dB(A) for the largest at top speed. Run it low at ten
        in the morning and high at one.
      </p>
      <NoiseChart machines={machines} />
      <p className={`fine ${styles.note}`}>
        dB(A) from speed 1 to top speed; the figures of single models are indicative. Whisper, library and talk are
        typical textbook levels.
      </p>
    </RoomSplit>
  );
}
