import type { ReactNode } from 'react';
import { type EvidenceId, evidenceLines } from '@/config/evidence-lines';
import { href } from '@/lib/href';
import { SiteLink } from './SiteLink';

export type EvidenceLinkProps = {
  /** The line of the evidence page that the claim beside it rests on. */
  line: EvidenceId;
  className?: string;
  /** Words of the link; without them it is a small "Evidence" behind the sentence that makes the claim. */
  children?: ReactNode;
};

/** Leads from a claim to its line on the evidence page. */
export function EvidenceLink({ line, className, children }: EvidenceLinkProps) {
  // Behind a sentence it keeps its distance, and says to which line it leads.
  const isAlone = children === undefined;
  return (
    <>
      {isAlone && ' '}
      <SiteLink
        to={`${href('evidence')}#${line}`}
        className={className ?? (isAlone ? 'fine muted' : undefined)}
        aria-label={isAlone ? `Evidence: ${evidenceLines[line]}` : undefined}
      >
        {isAlone ? 'Evidence' : children}
      </SiteLink>
    </>
  );
}
