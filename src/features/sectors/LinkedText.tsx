import { EvidenceLink } from '@/components/ui/EvidenceLink';
import type { LinkedText as LinkedTextContent } from '@/data/sectors/sector';

export type LinkedTextProps = { text: LinkedTextContent };

export function LinkedText({ text }: LinkedTextProps) {
  if (typeof text === 'string') return text;
  return text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <EvidenceLink key={part.evidence} line={part.evidence}>
        {part.text}
      </EvidenceLink>
    ),
  );
}
