import type { ReactNode } from 'react';
import { type EvidenceId, evidenceLines } from '@/config/evidence-lines';
import { href } from '@/lib/href';
import { SiteLink } from './SiteLink';

export type EvidenceLinkProps = {
  /** The line of the evidence page that the claim beside it rests on. */
  line: EvidenceId;
  className?: string;
  /** Words of the link; without them it reads "Evidence". */
  children?: ReactNode;
};

/** Leads from a claim to its line on the evidence page. */
export function EvidenceLink({ line, className, children }: EvidenceLinkProps) {
  return (
    <SiteLink
      to={`${href('evidence')}#${line}`}
      className={className}
      aria-label={children === undefined ? `Evidence: ${evidenceLines[line]}` : undefined}
    >
      {children ?? 'Evidence'}
    </SiteLink>
  );
}
