import { formatPeople, type RoomKind } from '@/domain/people';
import { roomVolumeM3, type RoomSize } from '@/domain/room';
import type { RoomRequirements } from '@/domain/room-answer';
import { twoDecimals } from '@/lib/format/number';
import { answerRoom, formatPricedMachines } from './room-answers';
import { schoolRoomAnswers } from './rooms/education-rooms';
import { roomOfKind } from './rooms/room-of-kind';

/** Beside an answer for a size alone. */
export const peopleNotCounted = 'People are not counted: add them in the room planner';

/** As in "30 people in 3 m²: check the size and the number", where each has less than half a square metre. */
export function formatCrowd({ lengthM, widthM, people = 0 }: RoomSize & { people?: number }): string | undefined {
  const areaM2 = lengthM * widthM;
  if (people * 0.5 <= areaM2) return undefined;
  return `${formatPeople(people)} in ${Number(twoDecimals(areaM2))} m²: check the size and the number`;
}

/** Rooms that may be classrooms: 40 to 90 m² under 2.5 to 3.1 m. */
const classroomM3 = { min: 100, max: 280 };

/**
 * What a room would take with the people of its kind where nobody is counted, as in "Nobody is counted. For 30 people:
 * four Generation X, £1,980"; of unknown kind, as a classroom. Undefined where it would take the same.
 */
export function formatPeopleHint(room: RoomRequirements, kind: RoomKind = 'other'): string | undefined {
  if (kind === 'other') return formatClassroomHint(room);
  if (room.people !== undefined) return undefined;
  const { people } = roomOfKind[kind];
  const machines = differentAnswer({ ...room, people }, room);
  return machines && `Nobody is counted. For ${formatPeople(people)}: ${machines}`;
}

function formatClassroomHint(room: RoomRequirements): string | undefined {
  const volumeM3 = roomVolumeM3(room);
  if (volumeM3 < classroomM3.min || volumeM3 > classroomM3.max) return undefined;
  const { people, noiseLimitDbA } = schoolRoomAnswers.classroom;
  const machines = differentAnswer({ ...schoolRoomAnswers.classroom, volumeM3 }, room);
  return (
    machines &&
    `A classroom of this size, for ${formatPeople(people)} and within ${noiseLimitDbA} dB(A), takes ${machines}`
  );
}

/** The machines that `room` takes, as in "four Generation X, £1,980"; undefined if `answered` takes the same. */
function differentAnswer(room: RoomRequirements, answered: RoomRequirements): string | undefined {
  const [answer, given] = [answerRoom(room), answerRoom(answered)];
  if (answer.kind !== 'choice') return undefined;
  const { model, machines, speed } = answer.choice;
  if (given.kind === 'choice') {
    const { choice } = given;
    if (choice.model === model && choice.machines === machines && choice.speed === speed) return undefined;
  }
  return formatPricedMachines(answer.choice);
}
