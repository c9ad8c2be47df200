import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { airChangeTargets } from '@/domain/air-changes';
import { roomInWords, volumeInWords } from '@/domain/room';
import { speedOf } from '@/domain/speeds';
import { countWord } from '@/lib/format/count-word';
import { machineAirChanges, machineRate, machinesLabel } from '../room-machines';
import { paces } from './breathing';
import { studioBreathedM3PerHour, studios } from './studios';
import styles from './StudioTable.module.scss';

/** Right end of the bars, in air changes an hour. */
const scaleEnd = 15;

function AchBar({ ach }: { ach: number }) {
  return (
    <StaticSvg viewBox={`0 0 ${scaleEnd} 1`} preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
      <rect y=".35" width={scaleEnd} height=".3" className={styles.track} />
      <rect y=".35" width={Math.min(ach, scaleEnd)} height=".3" className={styles.value} />
      <path d={`M${airChangeTargets.optimum} 0V1`} className={styles.mark} />
    </StaticSvg>
  );
}

const total = studios.reduce((sum, { machines }) => sum + machines, 0);

export function StudioTable() {
  const headingId = useId();
  return (
    <Section tone="porcelain" labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        title="Studio by studio"
        lead={`Six rooms, ${countWord(total)} machines. Every room reaches our optimum of six at the speed it is used at.`}
      />
      <table className={styles.studios} aria-labelledby={headingId}>
        <thead>
          <tr>
            <th scope="col">Room</th>
            <th scope="col">In it</th>
            <th scope="col">They breathe</th>
            <th scope="col">Machines</th>
            <th scope="col">Air changes in use, mark at {airChangeTargets.optimum}</th>
            <th scope="col">At the other speed</th>
          </tr>
        </thead>
        <tbody>
          {studios.map((studio) => {
            const isFull = studio.speed === speedOf(studio.model, 'full').speed;
            const other = isFull ? 'working' : 'full';
            return (
              <tr key={studio.name}>
                <th scope="row">
                  {studio.name}
                  <small>
                    {roomInWords(studio)}, {volumeInWords(studio)} m³
                  </small>
                </th>
                <td data-label="In it">
                  {studio.people} {studio.who} <small>{paces[studio.pace].name.toLowerCase()}</small>
                </td>
                <td data-label="They breathe">{studioBreathedM3PerHour(studio).toFixed(1)} m³/h</td>
                <td data-label="Machines">{machinesLabel(studio)}</td>
                <td data-label="Air changes in use" className={styles.ach}>
                  <span>
                    <AirChangeRate rate={machineRate(studio)} />{' '}
                    <small>{isFull ? 'full' : `speed ${studio.speed}`}</small>
                  </span>
                  <AchBar ach={machineAirChanges(studio)} />
                </td>
                <td data-label="At the other speed">
                  <AirChangeRate rate={machineRate(studio, other)} /> <small>{other}</small>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={`fine muted ${styles.note}`}>
        Sample rooms, windows not counted. <EstimatedNote /> Where the music is louder than the machine, full speed is
        the speed in use. Machines stand in dry rooms only: the wet side of a changing room needs an extractor.
      </p>
    </Section>
  );
}
