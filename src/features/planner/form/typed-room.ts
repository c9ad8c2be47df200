import type { PlannedRoom } from '@/domain/plan/plan';
import { openWindowsAch } from '@/domain/ventilation';
import { emptyRoom, convertUnit, type TypedRoom } from './planner-form';
import { targets } from './targets';

function targetTyped(room: PlannedRoom): Pick<TypedRoom, 'target' | 'ownTarget' | 'ownEach'> {
  const { targetAch, rule, litresPerSecondEach } = room;
  const found = targets.find(
    (option) => 'ach' in option && option.ach === targetAch && ('rule' in option ? option.rule : undefined) === rule,
  );
  if (found) return { target: found.value, ownTarget: '', ownEach: '' };
  const isOwn = rule === 'own';
  return { target: 'own', ownTarget: String(targetAch), ownEach: isOwn ? String(litresPerSecondEach) : '' };
}

function ventilationTyped({ ventilationAch, ventilation }: PlannedRoom): Partial<TypedRoom> {
  switch (ventilation?.by) {
    case 'person':
      return { ventilation: 'person', ventilationEach: String(ventilation.litresPerSecondEach) };
    case 'co2':
      return { ventilation: 'co2', ppm: String(ventilation.ppm), occupants: ventilation.who };
    case 'window':
      return {
        ventilation: 'window',
        windowWidth: String(ventilation.widthM),
        windowHeight: String(ventilation.heightM),
        inside: String(ventilation.insideC),
        outside: String(ventilation.outsideC),
      };
    case undefined:
      if (ventilationAch === 0) return { ventilation: 'none' };
      if (ventilationAch === openWindowsAch) return { ventilation: 'windows' };
      return { ventilation: 'ach', ventilationAch: String(ventilationAch) };
  }
}

const metresPerInch = 0.0254;

/** Whole in a unit, to a tenth of a millimetre, as an address has it. */
function isWhole(metres: number, unitM: number): boolean {
  return Math.abs(metres - Math.round(metres / unitM) * unitM) < 0.0001;
}

/** Addresses and plans hold metres: whole inches that are no whole centimetres were typed in feet. */
function wasTypedInFeet({ lengthM, widthM, heightM }: PlannedRoom): boolean {
  const sidesM = [lengthM, widthM, heightM];
  return sidesM.every((sideM) => isWhole(sideM, metresPerInch)) && !sidesM.every((sideM) => isWhole(sideM, 0.01));
}

/** Fills the form's fields from a room. */
export function typedRoom(room: PlannedRoom): TypedRoom {
  const typed: TypedRoom = {
    ...emptyRoom,
    name: room.name,
    floor: room.floor,
    length: String(room.lengthM),
    width: String(room.widthM),
    height: String(room.heightM),
    kind: room.roomKind,
    people: String(room.people ?? ''),
    ...targetTyped(room),
    ...ventilationTyped(room),
    sizedAt: room.sizedAt,
    countedOutput: room.countedOutput,
    keepsRecord: room.keepsRecord,
    noiseLimit: room.noiseLimitDbA === undefined ? '' : String(room.noiseLimitDbA),
  };
  return wasTypedInFeet(room) ? convertUnit(typed, 'ft') : typed;
}
