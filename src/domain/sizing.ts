import { airChangesPerHour, airChangeTargets, litresPerSecond, m3PerHour, rate, roundAirChanges } from './air-changes';
import { roomVolumeM3, type RoomSize, type RoomVolume } from './room';
import { machineAirflowM3PerHour, type SpeedChoice } from './speeds';
import { clinicalModel, type MachineModel } from './machines';

/** What a room must reach, and what counts towards it. */
export type RoomNeed = (RoomSize | RoomVolume) & {
  targetAch: number;
  /** Existing air changes: 1 for open windows (docs/specification-coverage.md, row 268). */
  ventilationAch: number;
  /** Share of the output that counts: 1, or 0.5 where an assessor halves it. */
  countedOutput: 1 | 0.5;
  /** Undefined where nobody was counted. */
  people?: number | undefined;
  /** A higher figure for each person than `minLitresPerSecondEach`. */
  litresPerSecondEach?: number | undefined;
};

/** WHO, roadmap to improve and ensure good indoor ventilation, 2021: 10 L/s a person, which clean air may cover. */
export const minLitresPerSecondEach = 10;

/** L/s for each person: the greater of `minLitresPerSecondEach` and the figure of the room. */
export function neededLitresPerSecondEach({ litresPerSecondEach = 0 }: RoomNeed): number {
  return Math.max(minLitresPerSecondEach, litresPerSecondEach);
}

/** In m³/h; 0 without people. */
export function cleanAirForPeople(room: RoomNeed): number {
  return m3PerHour((room.people ?? 0) * neededLitresPerSecondEach(room));
}

/** The room with as much ventilation as WHO asks for its people. */
export function withFreshAir<Room extends RoomNeed>(room: Room): Room {
  return { ...room, ventilationAch: airChangesPerHour(cleanAirForPeople(room), roomVolumeM3(room)) };
}

/** The greater of the target and the people's clean air, ventilation counted in both. */
export function neededAch(room: RoomNeed): number {
  return Math.max(room.targetAch, airChangesPerHour(cleanAirForPeople(room), roomVolumeM3(room)));
}

/** Which of the two needs asks for more clean air. */
export type Decisive = 'people' | 'air-changes';

/** Which of the two needs of `neededAch` is the greater, as printed. */
export function decidedBy(room: RoomNeed): Decisive {
  return roundAirChanges(neededAch(room)) > roundAirChanges(room.targetAch) ? 'people' : 'air-changes';
}

/** The rate of so many machines at a speed, ventilation included. */
export function reachedRate(model: MachineModel, machines: number, speed: SpeedChoice, room: RoomNeed) {
  const { ventilationAch, countedOutput } = room;
  return rate(model, roomVolumeM3(room), { machines, speed, ventilationAch, countedOutput });
}

/** Compares air changes at two decimals and L/s a person at one, so that a printed 6.00 is 6 and 10.0 is 10. */
export function isReached(ach: number, room: RoomNeed): boolean {
  if (roundAirChanges(ach) < roundAirChanges(room.targetAch)) return false;
  const { people = 0 } = room;
  const each = (m3PerHour: number) => Number((litresPerSecond(m3PerHour) / people).toFixed(1));
  return people === 0 || each(ach * roomVolumeM3(room)) >= each(cleanAirForPeople(room));
}

/** The volume in m³ in which target and people need the same clean air, at the least that `isReached` rounds up. */
export function volumeOfEqualNeedsM3(room: RoomNeed): number {
  const leastForPeople = m3PerHour((room.people ?? 0) * (neededLitresPerSecondEach(room) - 0.05));
  return leastForPeople / (room.targetAch - 0.005);
}

/** Five air changes per hour (CDC 2023, any occupied room) under 2.4 m. */
export const floorAreaBasis = { achPerHour: 5, ceilingHeightM: 2.4 } as const;

/** Floor area in whole m², rounded down, that one machine alone cleans so often. */
export function floorCleanedM2(model: MachineModel, speed: SpeedChoice, achPerHour: number): number {
  return Math.floor(machineAirflowM3PerHour(model, speed) / (achPerHour * floorAreaBasis.ceilingHeightM));
}

/**
 * Floor area of one machine in whole m², rounded down. With windows shut, and in the clinical machine's rooms, it reaches
 * six air changes per hour alone.
 */
export function roomsUpToM2(model: MachineModel, speed: SpeedChoice, windows: 'open' | 'shut' = 'open'): number {
  const isAlone = model === clinicalModel || windows === 'shut';
  return floorCleanedM2(model, speed, isAlone ? airChangeTargets.optimum : floorAreaBasis.achPerHour);
}
