import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SplitHead } from '@/components/sections/SplitHead';
import { roomVolumeM3, twoDecimals } from '@/lib/air-changes';
import { measuredAirflowM3PerHour } from '@/lib/purifier-speed';
import { grouped } from '@/lib/number';
import { machineAirChanges } from '../machine-room';
import { HourCubes } from './HourCubes';
import styles from './LungsAgainstRoom.module.scss';
import { StudioBox } from './StudioBox';
import { spinStudio, studioBreathedM3PerHour, studioBreathedShare } from './studios';

const machineCubeM = Math.cbrt(measuredAirflowM3PerHour('GEN Z'));

/** Breathing rate against volume: an hour of one pair of lungs, then twenty of them against the room they share. */
export function LungsAgainstRoom() {
  const headingId = useId();
  const share = Math.round(100 * studioBreathedShare(spinStudio));
  return (
    <Section labelledBy={headingId}>
      <SplitHead
        id={headingId}
        title="One pair of lungs, one hour"
        lead="What a person moves in an hour, as a cube. Hard work makes it taller than the machine beside it."
      />
      <HourCubes />
      <p className={`fine muted ${styles.note}`}>
        One scale; Generation Z is 1.18 m high, indicative. In the same hour it cleans{' '}
        {grouped(measuredAirflowM3PerHour('GEN Z'))} m³, a cube {machineCubeM.toFixed(1)} m high, for which we have no
        room here.
      </p>
      <div className={styles.class}>
        <StudioBox />
        <div className={styles.sum}>
          <p className={styles.share}>
            <span>
              {share}
              <small>%</small>
            </span>
            of the room’s air passes through somebody in an hour
          </p>
          <p className={styles.text}>
            Twenty riders at a hard pace breathe {twoDecimals(studioBreathedM3PerHour(spinStudio))} m³ of a spin studio
            that holds {twoDecimals(roomVolumeM3(spinStudio))}. One Generation Z passes the whole room through its
            filters {twoDecimals(machineAirChanges(spinStudio))} times while they do it.
          </p>
          <p className="fine muted">
            Breathing rates are typical textbook figures. The share counts every breath, even of air that has been
            breathed before.
          </p>
        </div>
      </div>
    </Section>
  );
}
