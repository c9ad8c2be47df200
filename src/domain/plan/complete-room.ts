import { cdphAch, litresPerSecondEachOf, type PeopleRule } from '../people';
import { roomVolumeM3, type RoomSize } from '../room';
import { sourceAch, type VentilationSource } from '../ventilation';
import type { PlannedRoom } from './plan';
import { defaultRoom, type PlanValues, roomLimits } from './plan-fields';

type CompletedRoom = {
  /** Without what is unusable. */
  room: PlannedRoom;
  unusable: {
    /** Needs the number of people, and a figure for this kind of room or of one's own. */
    rule?: PeopleRule;
    /** Needs the number of people, but for a window, and stays within `roomLimits.ventilationAch`. */
    ventilation?: VentilationSource;
  };
};

/**
 * Adds to the fields of a room, typed or from an address, what follows from several of them: the clean air for each
 * person in L/s, and the air changes per hour of its ventilation.
 */
export function completeRoom(size: RoomSize, values: Partial<PlanValues>): CompletedRoom {
  const { rule, ventilation, litresPerSecondEach: ownEach, ...settings } = values;
  const room: PlannedRoom = { ...defaultRoom, ...size, ...settings };
  const unusable: CompletedRoom['unusable'] = {};
  if (rule) {
    const each = rule === 'own' ? ownEach : litresPerSecondEachOf(rule, room.roomKind);
    if (room.people && each) {
      room.rule = rule;
      room.litresPerSecondEach = each;
      if (rule === 'cdph') room.targetAch = cdphAch;
    } else unusable.rule = rule;
  }
  if (ventilation) {
    const isKnown = ventilation.by === 'window' || room.people !== undefined;
    const ach = isKnown ? sourceAch(ventilation, roomVolumeM3(room), room.people) : Infinity;
    if (ach > roomLimits.ventilationAch.max) unusable.ventilation = ventilation;
    else {
      room.ventilation = ventilation;
      room.ventilationAch = ach;
    }
  }
  return { room, unusable };
}
