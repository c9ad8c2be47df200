import { RunningHead } from '@/components/sections/RunningHead';
import { Section } from '@/components/sections/Section';
import { SplitHead } from '@/components/sections/SplitHead';
import { roomInWords, roomVolumeM3, twoDecimals } from '@/lib/air-changes';
import { AchLadder } from './AchLadder';
import { AchLadderUpright } from './AchLadderUpright';
import { ladderMarks, surgery, surgeryMachines } from './ladder-marks';
import styles from './Targets.module.scss';

const volume = twoDecimals(roomVolumeM3(surgery));
const roomLine = `One machine in a surgery of ${volume} m³`;
const label = `Air changes per hour on a logarithmic scale. ${ladderMarks
  .map(({ airChanges, title }) => `${airChanges}: ${title}`)
  .join(', ')}. ${roomLine}: ${surgeryMachines
  .map(({ model, airChanges }) => `${model} ${twoDecimals(airChanges)}`)
  .join(', ')}.`;

/** What a surgery is asked for and what each machine gives it, on one scale. */
export function Targets() {
  return (
    <Section>
      <RunningHead label="What the figures mean" fact="Air changes per hour, log scale" />
      <SplitHead
        title="One figure decides what a surgery needs"
        lead={
          <>
            Clean air delivered, divided by the volume of the room. Three is the minimum, six the optimum.{' '}
            <span className={styles.whole}>HTM 03-01</span> ventilates a treatment room at ten: size to that.
          </>
        }
      />
      <AchLadder label={label} roomLine={roomLine} className={styles.level} />
      <AchLadderUpright label={label} className={styles.upright} />
      <p className={`fine muted ${styles.note}`}>
        <span className={styles.room}>{roomLine}. </span>A surgery of {roomInWords(surgery)}, at full output, all of it
        counted. HTM 03-01 (2021) sets ventilation rates: a purifier adds its clean air to them and does not stand in
        for them.
      </p>
    </Section>
  );
}
