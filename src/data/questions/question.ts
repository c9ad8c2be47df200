import type { EvidenceId } from '@/config/evidence-lines';
import type { PlainRouteKey } from '@/config/routes';
import type { RichTextContent } from '@/domain/rich-text';

/** One text per paragraph of the answer. */
export type Question = {
  title: string;
  body: readonly RichTextContent[];
  /** The evidence line, linked at the end of the answer. */
  evidence?: EvidenceId;
  /** A page linked below the answer. */
  more?: { label: string; page: PlainRouteKey };
};
