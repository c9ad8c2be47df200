import type { EvidenceId } from '@/config/evidence-lines';
import type { PlainRouteKey } from '@/config/routes';
import type { RichTextContent } from '@/domain/rich-text';

export type Question = {
  title: string;
  body: readonly RichTextContent[];
  evidence?: EvidenceId;
  more?: { label: string; page: PlainRouteKey };
};
