import { type ReactNode, useState } from 'react';
import { SearchBox } from '@/components/forms/SearchBox';
import { Fold } from '@/components/ui/Fold';
import type { EvidenceId } from '@/config/evidence-lines';
import { evidence, type EvidenceLine } from '@/data/evidence';
import { AirflowTable } from './AirflowTable';
import { ClearanceTable } from './ClearanceTable';
import { EvidenceEntry } from './EvidenceEntry';
import styles from './EvidenceText.module.scss';

const tables: Partial<Record<EvidenceId, ReactNode>> = { airflow: <AirflowTable />, clearance: <ClearanceTable /> };

/** Whether a line has every word of the text, also as part of a word. */
function hasWords({ title, claim, restsOn, notMeant, samples = '' }: EvidenceLine, text: string): boolean {
  const words = [title, claim, ...restsOn, notMeant, samples].join(' ').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
}

function claimsInWords(count: number): string {
  return `${count} ${count === 1 ? 'claim' : 'claims'}`;
}

/** The claims by subject, each subject folded; a search opens those with a match. */
export function EvidenceText() {
  const [text, setText] = useState('');
  const asked = text.trim();
  const groups = evidence
    .map((group) => ({ ...group, lines: group.lines.filter((line) => hasWords(line, asked)) }))
    .filter(({ lines }) => lines.length > 0);
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <>
      <SearchBox
        label="Search the claims"
        placeholder="Search the claims, such as ozone"
        text={text}
        onChange={setText}
      />
      <p role="status" className={styles.status}>
        {asked && `${count === 0 ? 'No claim has' : `${claimsInWords(count)} with`} “${asked}”`}
      </p>
      {groups.map(({ id, title, lines }) => (
        // A new key, so that each search opens what it finds.
        <Fold
          key={asked ? `${id} found` : id}
          startsOpen={asked !== ''}
          className={styles.group}
          summary={
            <>
              <h2 id={id} tabIndex={-1}>
                {title}
              </h2>
              <span className={styles.count}>{claimsInWords(lines.length)}</span>
            </>
          }
        >
          {lines.map((line) => (
            <EvidenceEntry key={line.id} line={line}>
              {tables[line.id]}
            </EvidenceEntry>
          ))}
        </Fold>
      ))}
    </>
  );
}
