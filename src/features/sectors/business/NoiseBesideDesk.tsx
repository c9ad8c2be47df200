import { machinesInWords } from '@/data/room-answers';
import { speedAdvice } from '@/domain/speeds';
import { capitalised } from '@/lib/count-word';
import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { Reveal } from '@/components/widgets/Reveal';
import styles from './NoiseBesideDesk.module.scss';
import { NoiseChart } from './NoiseChart';
import { openFloor } from './building';
import { YearLines } from './YearLines';

/** How loud each machine is for the person who sits beside it and, beside that, what a year of one asks for. */
export function NoiseBesideDesk() {
  const [noiseId, yearId] = [useId(), useId()];
  return (
    <Section labelledBy={noiseId}>
      <div className={styles.grid}>
        <div>
          <Reveal>
            <h2 id={noiseId}>How loud it is at the nearest desk</h2>
          </Reveal>
          <p className={styles.lead}>{speedAdvice}</p>
          <NoiseChart />
          <p className={`fine ${styles.note}`}>
            dB(A) at speed 1, at working speed (the highest at 45 or below) and at full speed; all are{' '}
            <EvidenceLink line="samples">estimated</EvidenceLink>. Whisper, library and talk are typical textbook
            levels.
          </p>
        </div>
        <section aria-labelledby={yearId}>
          <Reveal>
            <h2 id={yearId}>What a year costs</h2>
          </Reveal>
          <p className={styles.lead}>
            {capitalised(machinesInWords({ ...openFloor, machines: 1 }))} on speed {openFloor.speed} in office hours, in
            three lines.
          </p>
          <YearLines />
        </section>
      </div>
    </Section>
  );
}
