import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import styles from './Sitting.module.scss';
import { SittingChart } from './SittingChart';
import { leftOfHundred, resetMin, resets, windowsAch } from './table-reset';

/** What the first sitting leaves in the air for the second. */
export function Sitting() {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        title="Between two sittings"
        lead="Of every hundred particles in the air when the first sitting leaves, this many are left a quarter of an hour later."
      />
      <div className={styles.grid}>
        <SittingChart />
        <div>
          <ul className={`plain-list ${styles.resets}`}>
            {resets.map(({ name, ach, rate }) => (
              <li key={name}>
                <b className="num">{leftOfHundred(ach)}</b>
                <div>
                  <h3>{name}</h3>
                  <p>
                    of 100 left after {resetMin} minutes at {rate ? <AirChangeRate rate={rate} /> : windowsAch}&nbsp;ACH
                  </p>
                </div>
              </li>
            ))}
          </ul>
          <p className="fine muted">
            <EvidenceLink line="clearance">Arithmetic</EvidenceLink> for the restaurant below, evenly mixed air and an
            empty room; windows count as one air change. Real rooms mix worse, so allow longer.
          </p>
        </div>
      </div>
    </Section>
  );
}
