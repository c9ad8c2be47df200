import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { airChangeTargets } from '@/domain/air-changes';
import { speedOf } from '@/domain/speeds';
import { machineAirChanges, machineRate, machinesLabel } from '../room-machines';
import { studios } from './studios';
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

export function StudioTable() {
  const headingId = useId();
  return (
    <Section tone="porcelain" labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        title="What each studio takes"
        lead="Every room reaches our optimum of six at the speed it is used at."
      />
      <table className={styles.studios} aria-labelledby={headingId}>
        <thead>
          <tr>
            <th scope="col">Room</th>
            <th scope="col">In it</th>
            <th scope="col">Machines</th>
            <th scope="col">Air changes an hour, with our optimum marked</th>
          </tr>
        </thead>
        <tbody>
          {studios.map((studio) => {
            const isFull = studio.speed === speedOf(studio.model, 'full').speed;
            return (
              <tr key={studio.name}>
                <th scope="row">{studio.name}</th>
                <td data-label="In it">
                  {studio.people} {studio.who}
                </td>
                <td data-label="Machines">{machinesLabel(studio)}</td>
                <td data-label="Air changes an hour" className={styles.ach}>
                  <span>
                    <AirChangeRate rate={machineRate(studio)} />{' '}
                    <small>{isFull ? 'at full speed' : 'at a quiet speed'}</small>
                  </span>
                  <AchBar ach={machineAirChanges(studio)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={`fine muted ${styles.note}`}>
        Example rooms, windows not counted. Machines stand in dry rooms only: the wet side of a changing room needs an
        extractor.
      </p>
    </Section>
  );
}
