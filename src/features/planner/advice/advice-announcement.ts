import { formatAnswer, answerRoom } from '@/data/room-answers';
import { rateText } from '@/domain/air-changes';
import type { PlannedRoom } from '@/domain/plan/plan';
import { formatVolume } from '@/domain/room';

/** The answer for a room as one sentence for screen readers. */
export function adviceAnnouncement(room: PlannedRoom): string {
  const advice = answerRoom(room);
  const reached = advice.kind === 'choice' ? `, ${rateText(advice.choice.rates.chosen)} air changes an hour` : '';
  return `${formatVolume(room)} cubic metres: ${formatAnswer(advice, room)}${reached}.`;
}
