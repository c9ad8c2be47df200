import { keepUnits } from '@/lib/keep-units';
import { rateMark } from '@/domain/air-changes';
import type { Written } from '@/domain/written';
import { AirChangeRate } from './AirChangeRate';

export type WrittenTextProps = { text: Written };

/** Words that keep each number with its unit, and in which every air change rate is an element of its own. */
export function WrittenText({ text }: WrittenTextProps) {
  if (typeof text === 'string') return keepUnits(text);
  return text.map((part, index) =>
    typeof part === 'string' ? keepUnits(part) : <AirChangeRate key={`${rateMark(part)} ${index}`} rate={part} />,
  );
}
