import type { ReactNode } from 'react';
import { type EvidenceLine, bases } from '@/data/evidence';
import { noBreakUnits } from '@/lib/format/no-break-units';
import basisStyles from './Bases.module.scss';
import styles from './Evidence.module.scss';

type EvidenceEntryProps = {
  line: EvidenceLine;
  children?: ReactNode;
};

export function EvidenceEntry({ line, children }: EvidenceEntryProps) {
  const { id, title, claim, basis, support, limitation, samples, sources = [] } = line;
  return (
    <article className={styles.entry} data-evidence={id} aria-labelledby={id}>
      <div>
        <h3 id={id} tabIndex={-1}>
          {title}
        </h3>
        <p className={`m-0 mt-2 ${styles.claim}`}>
          <span className={`d-block ${styles.basis} ${basisStyles[basis]}`}>{bases[basis].title}</span>“
          {noBreakUnits(claim)}”
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
          <div className={styles.sampled}>
            <dt className="fw-semibold">Estimated</dt>
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
