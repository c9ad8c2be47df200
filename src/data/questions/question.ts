import type { EvidenceId } from '@/config/evidence-lines';
import type { PlainRouteKey } from '@/config/routes';
import type { RichTextContent } from '@/domain/rich-text';

/** A question with its answer, one text a paragraph, so that structured data can carry the same words. */
export type Question = {
  title: string;
  body: readonly RichTextContent[];
  /** The line of the evidence page that the answer rests on, linked at its end. */
  evidence?: EvidenceId;
  /** A page that tells more, linked below the answer. */
  more?: { label: string; page: PlainRouteKey };
};
