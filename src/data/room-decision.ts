import { airEachLitresPerSecond, formatPeople, isClinical, type RoomKind } from '@/domain/people';
import { isCheaperIfBigger, type RoomRequirements } from '@/domain/room-answer';
import { decidedBy, minLitresPerSecondEach, neededLitresPerSecondEach } from '@/domain/sizing';
import { countWord } from '@/lib/format/count-word';
import { answerRoom, prices } from './room-answers';
import { whoFreshAir } from './room-words';

const besideVentilation = 'Keep your ventilation on: it comes on top';

/** As in "Sized for six air changes an hour, one of them from open windows". */
function formatTarget({ targetAch, ventilationAch }: RoomRequirements): string {
  const target = `Sized for ${achText(targetAch)} air changes an hour`;
  return ventilationAch > 0
    ? `${target}, ${achText(ventilationAch)} of them from open windows or ventilation`
    : `${target} from machines alone`;
}

const achText = (ach: number) => (Number.isInteger(ach) ? countWord(ach) : ach.toFixed(1));

/**
 * Whether people or volume decide, and what each person gets; undefined without people.
 * @param saysWho false where WHO's figure stands beside it
 */
export function formatDecision(
  room: RoomRequirements & { roomKind?: RoomKind | undefined },
  saysWho = true,
): string | undefined {
  const { people, roomKind } = room;
  if (!people) return undefined;
  const counted = formatPeople(people);
  const litresEach = neededLitresPerSecondEach(room);
  const isClinicalRoom = roomKind !== undefined && isClinical(roomKind);
  const isWhos = litresEach === minLitresPerSecondEach && !isClinicalRoom;
  const source = isWhos && saysWho ? `. ${whoFreshAir}` : '';
  if (decidedBy(room) === 'air-changes') {
    if (isClinicalRoom) return `${formatTarget(room)}. ${besideVentilation}`;
    const person = people === 1 ? 'one person' : `each of ${counted}`;
    const [together, alone] = airOfEach(room);
    const whatTheyNeed = isWhos ? source : `. The need is ${litresEach} litres a second`;
    if (together === 0) return `${formatTarget(room)}${whatTheyNeed}`;
    const litres =
      alone >= litresEach
        ? `${alone} litres a second of cleaned air`
        : `${together} litres a second of clean and fresh air`;
    return `${formatTarget(room)}: ${litres} for ${person}${whatTheyNeed}`;
  }
  const clinical = isClinicalRoom ? `. ${besideVentilation}` : '';
  const air =
    room.ventilationAch > 0
      ? 'litres a second of clean air, from machines and windows,'
      : 'litres a second of cleaned air';
  return `We count ${litresEach} ${air} for ${people === 1 ? 'one person' : `each of ${counted}`}${source}${clinical}`;
}

/** L/s of each person in a room with people: with ventilation, and from the machines alone; 0 without an answer. */
function airOfEach(room: RoomRequirements): [together: number, alone: number] {
  const answer = answerRoom(room);
  if (answer.kind !== 'choice') return [0, 0];
  const { chosen } = answer.choice.rates;
  const each = (ventilationAch: number) =>
    Number(airEachLitresPerSecond({ ...chosen, ventilationAch }, room.people ?? 0).toFixed(1));
  return [each(chosen.ventilationAch), each(0)];
}

/** Why a bigger room would cost less; undefined where it would not. */
export function formatBiggerRoom(room: RoomRequirements): string | undefined {
  return isCheaperIfBigger(room, prices)
    ? 'A bigger room for as many people can take fewer machines: the same air changes bring more outdoor air'
    : undefined;
}
