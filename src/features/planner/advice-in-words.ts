import { roomVolumeM3, twoDecimals } from '@/lib/air-changes';
import { capitalised } from '@/lib/count-word';
import type { PlannedRoom } from '@/lib/plan-link';
import { rateText } from '@/lib/rate';
import type { RoomAdvice } from '@/lib/room-choice';
import { machinesInWords } from './choice-words';
import { priceInWords } from './prices';

/** The answer as a screen reader is told it. */
export function adviceInWords(room: PlannedRoom, advice: RoomAdvice): string {
  const volume = `${twoDecimals(roomVolumeM3(room))} cubic metres`;
  if (advice.kind === 'ventilation-is-enough') return `${volume}: ventilation alone is enough.`;
  if (advice.kind === 'ask-us') return `${volume}: more than ten machines. Ask us.`;
  const { choice } = advice;
  const reached = rateText(choice.reaches[room.sizedAt]);
  return `${volume}: ${capitalised(machinesInWords(choice))}, ${reached} air changes an hour at ${room.sizedAt} speed, ${priceInWords(choice)}.`;
}
