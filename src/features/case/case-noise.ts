import { type CaseRoom, isShut } from '@/data/case/business-case';
import { airChangesPerHour, litresPerSecond } from '@/domain/air-changes';
import { isClinical } from '@/domain/people';
import type { RoomChoice } from '@/domain/room-answer';
import { roomVolumeM3 } from '@/domain/room';
import { combinedNoiseDbA, isFullSpeed, speedOf, workingSpeedLimitDbA } from '@/domain/speeds';
import { lowerFirst } from '@/lib/format/count-word';
import { formatList } from '@/lib/format/list';
import { formatRange } from './case-figures';
import { type CaseView, roomName } from './case-view';

type Words = CaseView['words'];

/** A room with its machines, and the air changes per hour that come without them. */
type AnsweredRoom = { room: CaseRoom; choice: RoomChoice; name: string; besideAch: number };

function answeredRooms({ result, words }: Pick<CaseView, 'result' | 'words'>): AnsweredRoom[] {
  return result.rooms.flatMap((room, index) => {
    const choice = result.recommended?.outcomes[index]?.choice;
    const besideAch = isShut(room, words) ? 0 : (result.nothing.outcomes[index]?.ach ?? 0);
    return choice ? [{ room, choice, name: roomName(room, index), besideAch }] : [];
  });
}

/** All machines of a room at another speed, ventilation counted as in the table of options. */
function atSpeed({ room, choice: { model, machines }, besideAch }: AnsweredRoom, speed: number) {
  const { noiseDbA, airflowM3PerHour } = speedOf(model, speed);
  const volumeM3 = roomVolumeM3(room);
  const ach = besideAch + airChangesPerHour(airflowM3PerHour * machines * room.countedOutput, volumeM3);
  return { noiseDbA: combinedNoiseDbA(noiseDbA, machines), ach };
}

const isAtFullSpeed = ({ choice: { model, speed } }: AnsweredRoom) => isFullSpeed(model, speed);

/** As in " at full speed, while the music plays; 48 at working speed". */
function formatFullSpeed(rooms: readonly AnsweredRoom[], { fullSpeedTimes }: Words): string {
  const working = formatRange(
    rooms.map(({ choice }) => choice.noiseDbAAt.working),
    String,
  );
  return ` at full speed${fullSpeedTimes ? `, ${fullSpeedTimes}` : ''}; ${working} at working speed`;
}

/** The speed below that of one room, as in ", 31 on speed 2 with 6.9 air changes an hour"; '' where that is a quiet speed. */
function formatSlower(rooms: readonly AnsweredRoom[], { quietSpeed = 1 }: Words): string {
  const [room] = rooms;
  if (rooms.length > 1 || !room || room.choice.speed - 1 <= quietSpeed) return '';
  const speed = room.choice.speed - 1;
  const { noiseDbA, ach } = atSpeed(room, speed);
  return `, ${noiseDbA} on speed ${speed} with ${ach.toFixed(1)} air changes an hour`;
}

/** As in ", 31 to 32 on speed 2 for a nervous patient"; of some of several rooms "; surgery: 31 on …". */
function formatQuietTimes(rooms: readonly AnsweredRoom[], { quietTimes, quietSpeed = 1, quietKind }: Words): string {
  const slower = rooms.filter(
    ({ room, choice }) => choice.speed > quietSpeed && (quietKind === undefined || room.roomKind === quietKind),
  );
  if (slower.length === 0) return '';
  const low = formatRange(
    slower.map((room) => atSpeed(room, quietSpeed).noiseDbA),
    String,
  );
  const names = formatList(slower.map(({ name }) => lowerFirst(name)));
  return `${slower.length < rooms.length ? `; ${names}: ` : ', '}${low} on speed ${quietSpeed} for ${quietTimes}`;
}

/** The loudest of several rooms, if people do not talk over it easily: "Hall: 53; on speed 2 it is 42, with 6.6 L/s each." */
function formatLoudest(rooms: readonly AnsweredRoom[], words: Words): string {
  const [loudest] = [...rooms].sort((a, b) => b.choice.noiseDbA - a.choice.noiseDbA);
  if (!loudest || rooms.length < 2) return '';
  const { room, choice, name } = loudest;
  if (choice.noiseDbA <= workingSpeedLimitDbA || choice.speed < 2) return '';
  if (isAtFullSpeed(loudest)) return `${name}: ${choice.noiseDbA}${formatFullSpeed([loudest], words)}.`;
  const speed = choice.speed - 1;
  const { noiseDbA, ach } = atSpeed(loudest, speed);
  const people = isClinical(room.roomKind ?? 'other') ? undefined : room.people;
  const air = people
    ? `${(litresPerSecond(ach * roomVolumeM3(room)) / people).toFixed(1)} L/s each`
    : `${ach.toFixed(1)} air changes an hour`;
  return `${name}: ${choice.noiseDbA}; on speed ${speed} it is ${noiseDbA}, with ${air}.`;
}

/** How loud the machines of a case are, and when to slow them; undefined without machines. */
export function formatNoise({ result, words }: Pick<CaseView, 'result' | 'words'>): string | undefined {
  const rooms = answeredRooms({ result, words });
  if (rooms.length === 0) return undefined;
  const loud = formatRange(
    rooms.map(({ choice }) => choice.noiseDbA),
    String,
  );
  const together = rooms.some(({ choice }) => choice.machines > 1) ? ' together' : '';
  const isFull = rooms.every(isAtFullSpeed);
  const slower = isFull ? formatFullSpeed(rooms, words) : formatSlower(rooms, words);
  return [
    `${loud} dB(A)${together}${slower}${formatQuietTimes(rooms, words)}.`,
    !isFull && formatLoudest(rooms, words),
    !isFull && 'Full speed when the room is empty.',
    result.quieter && 'Sheet 1 has a quieter choice.',
  ]
    .filter(Boolean)
    .join(' ');
}
