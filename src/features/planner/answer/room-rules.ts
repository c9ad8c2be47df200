import { answerRoom } from '@/data/room-answers';
import { clinicalUse } from '@/data/room-words';
import { airChangeTargets } from '@/domain/air-changes';
import { cdphAch, isClinical, ashraeReading, litresPerSecondEachOf, formatPeople } from '@/domain/people';
import type { PlannedRoom } from '@/domain/plan/plan';
import { quietRoomDbA, type RoomAnswer } from '@/domain/room-answer';
import { decidedBy, minLitresPerSecondEach, neededLitresPerSecondEach } from '@/domain/sizing';
import { openWindowsAch } from '@/domain/ventilation';
import { airChangesAnHour } from '@/lib/format/air-changes';
import { parseRoom, type TypedRoom } from '../form/planner-form';
import { usualTarget } from '../form/targets';

/** A rule that has a part in the answer, or could have. */
export type RoomRule = {
  key: 'target' | 'people' | 'ashrae' | 'cdph' | 'ventilation' | 'noise' | 'record';
  label: string;
  isOn: boolean;
  /** What the form holds with the rule, and without it. */
  on: Partial<TypedRoom>;
  off: Partial<TypedRoom>;
  /** The room with the rule switched the other way. */
  otherwise: PlannedRoom;
};

type Switches = Partial<Record<RoomRule['key'], Partial<TypedRoom>>>;

const isSameChoice = (a: RoomAnswer, b: RoomAnswer) =>
  a.kind === 'choice' && b.kind === 'choice'
    ? a.choice.model === b.choice.model && a.choice.machines === b.choice.machines && a.choice.speed === b.choice.speed
    : a.kind === b.kind;

/** As in "the 30 people, at 10 L/s each, and the noise limit of 45 dB(A)". */
export function whatDecides(room: PlannedRoom): string {
  const { people, targetAch, noiseLimitDbA, keepsRecord } = room;
  const need =
    decidedBy(room) === 'people' && people !== undefined
      ? `the ${formatPeople(people)}, at ${neededLitresPerSecondEach(room)} L/s each`
      : `the volume, at ${airChangesAnHour(targetAch)}`;
  const isLimited =
    noiseLimitDbA !== undefined && !isSameChoice(answerRoom(room), answerRoom({ ...room, noiseLimitDbA: undefined }));
  return [
    need,
    isLimited && `the noise limit of ${noiseLimitDbA} dB(A)`,
    keepsRecord && `the use: a room with its air changes ${clinicalUse} takes Generation Y`,
  ]
    .filter(Boolean)
    .join(', and ');
}

/** @param before what the form held before a rule was switched off */
export function roomRules(room: PlannedRoom, typed: TypedRoom, before: Switches): RoomRule[] {
  const rules: Omit<RoomRule, 'otherwise'>[] = [];
  const isMinimum = typed.target === `${airChangeTargets.minimum}`;
  rules.push({
    key: 'target',
    label: isMinimum
      ? `${airChangesAnHour(airChangeTargets.optimum)}, our optimum, in place of our minimum`
      : `${airChangesAnHour(room.targetAch)} as the target, in place of our minimum of ${airChangeTargets.minimum}`,
    isOn: !isMinimum,
    on: { target: usualTarget },
    off: { target: `${airChangeTargets.minimum}` },
  });
  const people = typed.people || (before.people?.people ?? '');
  if (people !== '') {
    rules.push({
      key: 'people',
      label: `${minLitresPerSecondEach} L/s or more for each of ${people} people: ${isClinical(room.roomKind) ? 'our rule' : 'WHO, 2021'}`,
      isOn: room.people !== undefined,
      on: { people },
      off: { people: '', ...(room.rule && { target: usualTarget }) },
    });
  }
  if (room.people !== undefined) {
    const each = litresPerSecondEachOf('ashrae', room.roomKind);
    const reading = ashraeReading(room.roomKind);
    if (each !== undefined) {
      rules.push({
        key: 'ashrae',
        label: `${each} L/s each${reading ? ` (${reading})` : ''}: ASHRAE 241-2023, Table 5-1`,
        isOn: typed.target === 'ashrae',
        on: { target: 'ashrae' },
        off: { target: usualTarget },
      });
    }
    rules.push({
      key: 'cdph',
      label: `${cdphAch} air changes an hour, or ${litresPerSecondEachOf('cdph', room.roomKind)} L/s each: CDPH`,
      isOn: typed.target === 'cdph',
      on: { target: 'cdph' },
      off: { target: usualTarget },
    });
  }
  rules.push({
    key: 'ventilation',
    label:
      room.ventilationAch > 0
        ? `Ventilation counted: ${airChangesAnHour(room.ventilationAch)}`
        : `Ventilation counted: windows that open, as ${airChangesAnHour(openWindowsAch)}`,
    isOn: typed.ventilation !== 'none',
    on: { ventilation: 'windows' },
    off: { ventilation: 'none' },
  });
  const noiseLimit = typed.noiseLimit || before.noise?.noiseLimit || String(quietRoomDbA);
  rules.push({
    key: 'noise',
    label: `At most ${noiseLimit} dB(A), all machines together`,
    isOn: typed.noiseLimit !== '',
    on: { noiseLimit },
    off: { noiseLimit: '' },
  });
  rules.push({
    key: 'record',
    label: `Air changes are ${clinicalUse}: Generation Y`,
    isOn: typed.keepsRecord,
    on: { keepsRecord: true },
    off: { keepsRecord: false },
  });
  return rules.flatMap((rule) => {
    const parsed = parseRoom({ ...typed, ...(rule.isOn ? rule.off : (before[rule.key] ?? rule.on)) });
    return 'room' in parsed ? [{ ...rule, otherwise: parsed.room }] : [];
  });
}
