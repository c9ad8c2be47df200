import type { ReactNode } from 'react';
import { qrCodePath } from '@/lib/format/qr-code';
import { type CaseView, hasPlanCode } from './case-view';
import styles from './CaseSheets.module.scss';

/** A code that opens the rooms in the planner, beside its caption; the caption alone where there is no code. */
export function PlanCode({ view, children }: { view: CaseView; children: ReactNode }) {
  const code = hasPlanCode(view) && view.url ? qrCodePath(view.url) : undefined;
  return (
    <figure className={`d-flex align-items-end ${styles.code}`}>
      {code && (
        <svg
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
          className="flex-shrink-0"
          aria-hidden="true"
        >
          <path d={code.d} />
        </svg>
      )}
      <figcaption className="fine muted">{children}</figcaption>
    </figure>
  );
}
