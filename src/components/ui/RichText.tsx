import { keepUnits } from '@/lib/keep-units';
import { rateMark } from '@/domain/air-changes';
import type { RichTextContent } from '@/domain/rich-text';
import { AirChangeRate } from './AirChangeRate';

export type RichTextProps = { text: RichTextContent };

/** Words that keep each number with its unit, and in which every air change rate is an element of its own. */
export function RichText({ text }: RichTextProps) {
  if (typeof text === 'string') return keepUnits(text);
  return text.map((part, index) =>
    typeof part === 'string' ? keepUnits(part) : <AirChangeRate key={`${rateMark(part)} ${index}`} rate={part} />,
  );
}
