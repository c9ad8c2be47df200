import { formatPeople } from '@/domain/people';
import { roomVolumeM3 } from '@/domain/room';
import type { RoomRequirements } from '@/domain/room-advice';
import { answerRoom, formatMachines, formatPrice } from './room-answers';
import { schoolRoomAnswers } from './rooms/education-rooms';

/** Rooms that may be classrooms: 40 to 90 m² under 2.5 to 3.1 m. */
const classroomM3 = { least: 100, most: 280 };

/**
 * For a room of unknown kind, as in "A classroom of this size, for 30 people and within 45 dB(A), takes four Generation
 * X, £1,980"; undefined where it cannot be a classroom, or would take the same.
 */
export function formatClassroomHint(room: RoomRequirements): string | undefined {
  const volumeM3 = roomVolumeM3(room);
  if (volumeM3 < classroomM3.least || volumeM3 > classroomM3.most) return undefined;
  const { people, noiseLimitDbA } = schoolRoomAnswers.classroom;
  const advice = answerRoom({ ...schoolRoomAnswers.classroom, volumeM3 });
  const adviceWithoutRoomKind = answerRoom(room);
  if (advice.kind !== 'choice') return undefined;
  const { model, machines, speed } = advice.choice;
  if (adviceWithoutRoomKind.kind === 'choice') {
    const { choice } = adviceWithoutRoomKind;
    if (choice.model === model && choice.machines === machines && choice.speed === speed) return undefined;
  }
  return `A classroom of this size, for ${formatPeople(people)} and within ${noiseLimitDbA} dB(A), takes ${formatMachines(advice.choice)}, ${formatPrice(advice.choice)}`;
}
