import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { volumeInWords } from '@/domain/room';
import { rateText } from '@/domain/air-changes';
import { keepUnits } from '@/lib/keep-units';
import { AchLadder } from './AchLadder';
import { ladderMarks, surgery, surgeryMachines } from './ladder-marks';
import styles from './Targets.module.scss';

const volume = volumeInWords(surgery);
const label = `Air changes per hour on a logarithmic scale. ${ladderMarks
  .map(({ airChanges, title, note }) => `${airChanges}: ${title}, ${note}`)
  .join('. ')}. One machine in a surgery of ${volume} m³, at working and at full speed: ${surgeryMachines
  .map(({ model, working, full }) => `${model} ${rateText(working)} and ${rateText(full)}`)
  .join(', ')}.`;

/** What a surgery is asked for, by whom, and what each machine gives it, on one scale. */
export function Targets() {
  return (
    <Section>
      <SectionHeading
        title="How many air changes a surgery needs"
        lead={
          <>
            Clean air in an hour, divided by the volume of the room. Three and six are{' '}
            <EvidenceLink line="targets">our own figures</EvidenceLink>; ten is{' '}
            <EvidenceLink line="htm-03-01">ventilation</EvidenceLink>, which a purifier adds to and does not replace.
          </>
        }
      />
      <p className={styles.key}>
        <span>One machine in a surgery of {keepUnits(`${volume} m³`)}</span>
        <span>
          <StaticSvg viewBox="0 0 14 14" aria-hidden="true">
            <circle cx="7" cy="7" r="5.500" fill="none" stroke="currentColor" strokeWidth="2" />
          </StaticSvg>
          working speed
        </span>
        <span>
          <StaticSvg viewBox="0 0 14 14" aria-hidden="true">
            <rect x="1" y="1" width="12" height="12" rx="3" fill="currentColor" />
          </StaticSvg>
          full speed
        </span>
      </p>
      <AchLadder look="wide" label={label} className={styles.wide} />
      <div className={styles.narrow}>
        <AchLadder look="narrow" label={label} />
        <ul className="plain-list">
          {ladderMarks.map(({ airChanges, title, note }) => (
            <li key={airChanges}>
              <b>{airChanges}</b> {title}, {keepUnits(note)}
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.choice}>
        Each dot and square is one machine. <EstimatedNote />
      </p>
    </Section>
  );
}
