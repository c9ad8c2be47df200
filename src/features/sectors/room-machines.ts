import { recommendedChoice } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { rate, rateAch, rateText, type StatedRate } from '@/domain/air-changes';
import type { MachineModel } from '@/domain/machines';
import { formatSides, type RoomSize, roomVolumeM3 } from '@/domain/room';
import { combinedNoiseDbA, isFullSpeed, type SpeedChoice, speedOf } from '@/domain/speeds';
import { lowerFirst } from '@/lib/format/count-word';
import { noBreakUnits } from '@/lib/format/no-break-units';

/** `speed` is the one at which the machines reach the room's target. */
export type MachineRoom = RoomSize & { name: string; model: MachineModel; machines: number; speed: number };

/** The room with the machines that we advise for it. */
export function withMachines<Room extends ExampleRoom>(room: Room): Room & MachineRoom {
  const { model, machines, speed } = recommendedChoice(room);
  return { ...room, model, machines, speed };
}

/** "a classroom of 9 × 7 × 3 m", for a request. */
export function formatSizedRoom(room: ExampleRoom): string {
  return `${lowerFirst(room.phrase)} of ${noBreakUnits(formatSides(room))}`;
}

/** Windows and ventilation are not counted. */
export function machineRate(room: MachineRoom, speed: SpeedChoice = room.speed): StatedRate {
  return rate(room.model, roomVolumeM3(room), { machines: room.machines, speed });
}

/** Air changes per hour that the machines of a room make, without its ventilation. */
export function machineAirChanges(room: MachineRoom, speed: SpeedChoice = room.speed): number {
  return rateAch(machineRate(room, speed));
}

/** "on speed 3", or "at full speed". */
export function formatRunningSpeed({ model, speed }: MachineRoom): string {
  return isFullSpeed(model, speed) ? 'at full speed' : `on speed ${speed}`;
}

/** All machines together, in dB(A). */
export function machineNoiseDbA({ model, machines, speed }: MachineRoom, at: SpeedChoice = speed): number {
  return combinedNoiseDbA(speedOf(model, at).noiseDbA, machines);
}

/** "6.1 air changes an hour on speed 3, 10.1 at full speed". */
export function formatRates(room: MachineRoom): string {
  return `${rateText(machineRate(room))} air changes an hour on speed ${room.speed}, ${rateText(machineRate(room, 'full'))} at full speed`;
}
