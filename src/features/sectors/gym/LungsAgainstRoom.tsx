import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { Reveal } from '@/components/widgets/Reveal';
import { machinesInWords } from '@/data/room-answers';
import { volumeInWords } from '@/domain/room';
import { capitalised } from '@/lib/count-word';
import { machineRate } from '../machine-room';
import styles from './LungsAgainstRoom.module.scss';
import { StudioBox } from './StudioBox';
import { spinStudio, studioBreathedM3PerHour, studioBreathedShare } from './studios';

/** Breathing rate against volume: twenty pairs of lungs against the room they share. */
export function LungsAgainstRoom() {
  const headingId = useId();
  const share = Math.round(100 * studioBreathedShare(spinStudio));
  return (
    <Section labelledBy={headingId}>
      <div className={styles.class}>
        <StudioBox />
        <div>
          <Reveal>
            <h2 id={headingId} className={styles.title}>
              Twenty riders, one room of air
            </h2>
          </Reveal>
          <p className={styles.share}>
            <span>
              {share}
              <small>%</small>
            </span>
            of the room’s air is breathed by the class in one hour
          </p>
          <p className={styles.text}>
            At a hard pace twenty riders breathe {studioBreathedM3PerHour(spinStudio).toFixed(1)} m³ an hour in a spin
            studio that holds {volumeInWords(spinStudio)} m³. {capitalised(machinesInWords(spinStudio))} pass the whole
            room through their filters <AirChangeRate rate={machineRate(spinStudio)} /> times an hour at full speed,
            while the music plays, and <AirChangeRate rate={machineRate(spinStudio, 'working')} /> times at working
            speed.
          </p>
          <p className="fine muted mb-0">
            Breathing rates are typical textbook figures. The share counts every breath, even of air that has been
            breathed before. <EstimatedNote />
          </p>
        </div>
      </div>
    </Section>
  );
}
