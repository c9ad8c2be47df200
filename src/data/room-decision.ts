import { airEachLitresPerSecond, formatPeople, isClinical, type RoomKind } from '@/domain/people';
import { isCheaperIfBigger, type RoomRequirements } from '@/domain/room-answer';
import { decidedBy, minLitresPerSecondEach, neededLitresPerSecondEach } from '@/domain/sizing';
import { countWord } from '@/lib/format/count-word';
import { answerRoom, prices } from './room-answers';

const besideVentilation = 'Keep your ventilation on: it comes on top';

/** As in "Sized for six air changes an hour, one of them from open windows". */
function formatTarget({ targetAch, ventilationAch }: RoomRequirements): string {
  const target = `Sized for ${achText(targetAch)} air changes an hour`;
  return ventilationAch > 0
    ? `${target}, ${achText(ventilationAch)} of them from open windows or ventilation`
    : `${target} from machines alone`;
}

const achText = (ach: number) => (Number.isInteger(ach) ? countWord(ach) : ach.toFixed(1));

/** Whether people or volume decide, and what each person gets; undefined without people. */
export function formatDecision(room: RoomRequirements & { roomKind?: RoomKind | undefined }): string | undefined {
  const { people, roomKind } = room;
  if (!people) return undefined;
  const counted = formatPeople(people);
  const litresEach = neededLitresPerSecondEach(room);
  const isClinicalRoom = roomKind !== undefined && isClinical(roomKind);
  const isWhos = litresEach === minLitresPerSecondEach && !isClinicalRoom;
  if (decidedBy(room) === 'air-changes') {
    if (isClinicalRoom) return `${formatTarget(room)}. ${besideVentilation}`;
    const person = people === 1 ? 'one person' : `each of ${counted}`;
    const [together, alone] = airOfEach(room);
    return alone < litresEach && together >= litresEach
      ? `${formatTarget(room)}. That is ${together} litres of clean air a second (L/s) for ${person}; ${isWhos ? 'WHO asks for' : 'the need is'} ${litresEach}`
      : alone >= litresEach
        ? `${formatTarget(room)}: ${person} gets ${alone} litres a second (L/s) of cleaned air; ${isWhos ? `this does not replace the ${litresEach} of ventilation that WHO asks for` : `the need is ${litresEach}`}`
        : `${formatTarget(room)}: ${person} gets at least ${isWhos ? 'WHO’s ' : ''}${litresEach} litres a second (L/s), ${room.ventilationAch > 0 ? 'cleaned by the machines, or fresh from outside' : 'cleaned, not fresh'}`;
  }
  const clinical = isClinicalRoom ? `. ${besideVentilation}` : '';
  const air =
    room.ventilationAch > 0 ? 'clean air a second (L/s), from machines and windows,' : 'cleaned air a second (L/s)';
  const source = isWhos ? '. This does not replace the fresh air that WHO asks for' : '';
  return `We count ${litresEach} litres of ${air} for ${people === 1 ? 'one person' : `each of ${counted}`}${source}${clinical}`;
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
