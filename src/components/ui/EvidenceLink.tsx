import type { ReactNode } from 'react';
import { type EvidenceId, evidenceLines } from '@/config/evidence-lines';
import { href } from '@/lib/links/href';
import { SiteLink } from './SiteLink';

type EvidenceLinkProps = {
  line: EvidenceId;
  className?: string;
  /** Defaults to a small "Evidence". */
  children?: ReactNode;
};

/** A link to a line of the evidence page; without words of its own it says "Evidence". */
export function EvidenceLink({ line, className, children }: EvidenceLinkProps) {
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
