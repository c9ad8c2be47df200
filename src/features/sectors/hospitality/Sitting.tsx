import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SplitHead } from '@/components/sections/SplitHead';
import { twoDecimals } from '@/lib/air-changes';
import { leftOfHundred, resetMin, resets } from './table-reset';
import { TablesAfter } from './TablesAfter';
import styles from './Sitting.module.scss';

/** What the first sitting leaves for the second, on ten tables of ten. */
export function Sitting() {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <SplitHead
        id={headingId}
        title="The quarter of an hour between two sittings"
        lead="Of every hundred particles the first sitting left in the air, this many are there when the second sits down."
      />
      <ul className={`plain-list ${styles.panels}`}>
        {resets.map(({ name, ach }) => {
          const left = leftOfHundred(ach);
          return (
            <li key={name}>
              <h3>{name}</h3>
              <p className="num">{twoDecimals(ach)} ACH</p>
              <TablesAfter left={left} />
              <p className={styles.left}>
                <b>{left}</b> of 100 left after {resetMin} minutes
              </p>
            </li>
          );
        })}
      </ul>
      <p className={`fine muted ${styles.note}`}>
        Arithmetic for evenly mixed air in an empty room: what is left is e to the power of minus the air changes made.
        Real rooms mix worse, so allow longer. Windows count as one air change.
      </p>
    </Section>
  );
}
