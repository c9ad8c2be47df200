import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { gymPollutants, stages } from './gym-air';
import { StageStrip } from './StageStrip';
import styles from './StagesInGym.module.scss';

/** What hangs in the air of a gym, and the stage at which each of it ends. */
export function StagesInGym() {
  const headingId = useId();
  return (
    <Section tone="ink" labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        title="Which stage takes what"
        lead="Air passes the six stages in this order. A line turns blue at the stage that takes it."
      />
      <ol className={`plain-list ${styles.stages}`} aria-label="Stages in the order of the air">
        {stages.map(({ short, name }, index) => (
          <li key={name}>
            <b className="num">{index + 1}</b>
            <span>{short}</span>
          </li>
        ))}
      </ol>
      <ul className={`plain-list ${styles.rows}`}>
        {gymPollutants.map(({ name, from, endsAt, words }) => (
          <li key={name}>
            <div className={styles.name}>
              <h3>{name}</h3>
              <p>{from}</p>
            </div>
            <StageStrip endsAt={endsAt} />
            <p className={styles.words}>{words}</p>
          </li>
        ))}
      </ul>
      <p className={`fine ${styles.note}`}>
        The <EvidenceLink line="photocatalyst">photocatalyst</EvidenceLink>, stage 6, is in Generation Z only; the
        others have five. <EvidenceLink line="ions">Ion technology</EvidenceLink> charges fine particles so that they
        settle. The lines are a picture, not a measurement.
      </p>
    </Section>
  );
}
