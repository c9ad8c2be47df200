import { formatAnswer, answerRoom } from '@/data/room-answers';
import { rateText } from '@/domain/air-changes';
import type { PlannedRoom } from '@/domain/plan/plan';
import { formatVolume } from '@/domain/room';

/** The answer for a room as one sentence for screen readers. */
export function answerAnnouncement(room: PlannedRoom): string {
  const answer = answerRoom(room);
  const reached = answer.kind === 'choice' ? `, ${rateText(answer.choice.rates.chosen)} air changes an hour` : '';
  return `${formatVolume(room)} cubic metres: ${formatAnswer(answer, room)}${reached}.`;
}
