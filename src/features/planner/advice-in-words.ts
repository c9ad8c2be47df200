import { answerInWords, answerRoom } from '@/data/room-answers';
import { rateText } from '@/domain/air-changes';
import type { PlannedRoom } from '@/domain/plan-url';
import { volumeInWords } from '@/domain/room';

/** The answer as a screen reader is told it. */
export function adviceInWords(room: PlannedRoom): string {
  const advice = answerRoom(room);
  const reached = advice.kind === 'choice' ? `, ${rateText(advice.choice.reaches.quietest)} air changes an hour` : '';
  return `${volumeInWords(room)} cubic metres: ${answerInWords(advice, room)}${reached}.`;
}
