import { noBreakText } from '@/lib/format/no-break-units';
import { serializeRate } from '@/domain/air-changes';
import type { RichTextContent } from '@/domain/rich-text';
import { AirChangeRate } from './AirChangeRate';

type RichTextProps = { text: RichTextContent };

/** Keeps numbers and units on one line and renders rates as elements. */
export function RichText({ text }: RichTextProps) {
  if (typeof text === 'string') return noBreakText(text);
  return text.map((part, index) =>
    typeof part === 'string' ? (
      noBreakText(part)
    ) : (
      <AirChangeRate key={`${serializeRate(part)} ${index}`} rate={part} />
    ),
  );
}
