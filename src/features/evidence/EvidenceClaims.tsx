import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/Fold';
import type { EvidenceId } from '@/config/evidence-lines';
import { bases, basisOrder, evidence, type EvidenceLine } from '@/data/evidence';
import { DataTable } from '@/components/sections/DataTable';
import { clearanceRows } from '@/domain/clearance';
import { calculatorModels } from '@/domain/machines';
import { purifiers } from '@/data/purifiers';
import { grouped } from '@/lib/format/number';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { formatClaims } from './format-claims';
import styles from './Evidence.module.scss';

const listedAirChanges = [3, 6, 10, 15, 20];
const rows = clearanceRows.filter(({ airChanges }) => listedAirChanges.includes(airChanges));

function ClearanceTable() {
  return (
    <DataTable
      caption="Minutes until 90%, 99% and 99.9% of the particles are gone"
      heads={['Air changes an hour', '90%', '99%', '99.9%']}
      rows={rows.map(({ airChanges, minutes }) => ({ name: String(airChanges), cells: minutes }))}
    />
  );
}

function AirflowTable() {
  return (
    <DataTable
      caption="Airflow at full speed, m³/h"
      heads={['Model', 'Rated', 'Tested']}
      rows={calculatorModels.map(({ model, testedCadrM3PerHour }) => ({
        name: purifiers[model].name,
        cells: [grouped(purifiers[model].ratedCadrM3PerHour), grouped(testedCadrM3PerHour)],
      }))}
    />
  );
}

const tables: Partial<Record<EvidenceId, ReactNode>> = { airflow: <AirflowTable />, clearance: <ClearanceTable /> };

type EvidenceEntryProps = {
  line: EvidenceLine;
  children?: ReactNode;
};

function EvidenceEntry({ line, children }: EvidenceEntryProps) {
  const { id, title, claim, basis, support, limitation, samples, sources = [] } = line;
  return (
    <article className={`border-top break-avoid ${styles.entry}`} data-evidence={id} aria-labelledby={id}>
      <div>
        <h3 id={id} tabIndex={-1} className="item">
          {title}
        </h3>
        <p className="m-0 mt-2">
          <span className="d-block mb-1 small text-teal">{bases[basis]}</span>
          {noBreakUnits(claim.includes('“') ? claim : `“${claim}”`)}
        </p>
        {children}
      </div>
      <dl className={`d-grid gap-2 m-0 ${styles.terms}`}>
        <div>
          <dt className="fw-semibold">Rests on</dt>
          <dd className="muted">
            {support.map((text) => (
              <p key={text}>{noBreakUnits(text)}</p>
            ))}
          </dd>
        </div>
        <div>
          <dt className="fw-semibold">Its limits</dt>
          <dd className="muted">{noBreakUnits(limitation)}</dd>
        </div>
        {samples && (
          <div>
            <dt className="fw-semibold text-copper">Estimated</dt>
            <dd className="muted">{samples}</dd>
          </div>
        )}
        {sources.length > 0 && (
          <div className="small">
            <dt className="fw-semibold">{sources.length === 1 ? 'Source' : 'Sources'}</dt>
            <dd className="muted">
              {sources.map(({ title: name, from }) => (
                <p className="m-0" key={name}>
                  {name}. {from}.
                </p>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </article>
  );
}

/** As in "Arithmetic, our own choice", the firmest first. */
function formatBases(lines: readonly EvidenceLine[]): string {
  const titles = basisOrder.filter((basis) => lines.some((line) => line.basis === basis)).map((basis) => bases[basis]);
  return titles
    .map((title, index) => (index === 0 ? title : title.charAt(0).toLowerCase() + title.slice(1)))
    .join(', ');
}

/** The claims by subject, each subject folded; its row says what they rest on. */
export function EvidenceClaims() {
  return evidence.map(({ id, title, lines }) => (
    <Fold
      key={id}
      isShort
      className={`border-bottom ${styles.group}`}
      summary={
        <>
          <h2 data-aos="fade-up" id={id} tabIndex={-1} className="item">
            {title}
          </h2>
          <span className={`flex-fill fw-normal muted ${styles.basis}`}>{formatBases(lines)}</span>
          <span className={`fw-normal ${styles.count}`}>{formatClaims(lines.length)}</span>
        </>
      }
    >
      {lines.map((line) => (
        <EvidenceEntry key={line.id} line={line}>
          {tables[line.id]}
        </EvidenceEntry>
      ))}
    </Fold>
  ));
}
