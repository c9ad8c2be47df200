import type { EvidenceId } from '@/config/evidence-lines';
import type { PlainRouteKey } from '@/config/routes';
import type { RichTextContent } from '@/domain/rich-text';

/** A question of visitors with its answer, one paragraph an item of `body`. */
export type Question = {
  title: string;
  body: readonly RichTextContent[];
  evidence?: EvidenceId;
  more?: { label: string; page: PlainRouteKey };
};
