import { calculatorModels, clinicalModel, type MachineModel } from '@/domain/machines';
import { airChangeTargets, m3PerHour } from '@/domain/air-changes';
import { whoLitresPerSecondEach } from '@/domain/people';
import { floorAreaBasis, minLitresPerSecondEach, roomsUpToM2 } from '@/domain/sizing';
import { machineAirflowM3PerHour, speedOf, workingSpeedLimitDbA } from '@/domain/speeds';
import { openWindowsAch } from '@/domain/ventilation';
import { countWord } from '@/lib/format/count-word';

/** What our clean air is against the fresh air of WHO's roadmap, wherever its figure for a person stands. */
export const whoFreshAir = `WHO asks for ${minLitresPerSecondEach} litres a second (L/s) of ventilation a person, and lets cleaned air cover what it lacks. Keep your windows and vents in use`;

/** The first words of each sector: what its machines take out of the air. */
export const filterTakes = 'An H13 HEPA filter takes dust and droplets out of';

/** What we claim for the filters, as the evidence page says it (docs/decisions/0001-specification.md). */
export const hepaClaim = 'Class H13 (EN 1822): stops at least 99.95% of the particles hardest to stop.';

const fullSpeedDbA = calculatorModels.map(({ model }) => speedOf(model, 'full').noiseDbA);

/** One machine at full speed, of any model. */
export const fullSpeedNoise = `${Math.min(...fullSpeedDbA)} to ${Math.max(...fullSpeedDbA)} dB(A)`;

export const whoClinicalFigures = `Keep the ventilation on: WHO asks for ${whoLitresPerSecondEach.patient} litres a second of it for each patient, ${whoLitresPerSecondEach.aerosols} where aerosols are made. Our machines come on top and do not count towards that; ask your engineer what your ventilation brings`;

/** What ventilation alone does. */
export const noFreshAir = 'It brings in no fresh air and does not lower CO₂: ventilation is still needed.';

/** Beside a noise of ours that is set against another's limit. */
export const noiseBasis = 'estimated, at no stated distance';

/** What a room that takes Generation Y does with its air changes. */
export const clinicalUse = 'kept on record';

export const speedAdvice =
  'Choose enough machines for a speed you can talk over. Run them at full speed when the room is empty.';

/** One speed is set once, and nobody has to tell machines apart. */
export const oneSpeedRule =
  'We count all machines of a room on one speed. On two speeds fewer may do, as the planner lists where they cost less.';

/** Louder than the machines, music covers them: our rule of thumb. */
export const musicMarginDbA = 10;

/** For a gym with music, a bar or an event. */
export const loudRoomAdvice =
  'Where the room itself is louder than the machine, as with music in a gym or a bar, full speed is the speed in use.';

/** People whose clean air one machine brings at the working speed. */
function peopleOf(model: MachineModel): number {
  return Math.floor(machineAirflowM3PerHour(model, 'working') / m3PerHour(minLitresPerSecondEach));
}

/** What “Rooms up to” means for one model, in a brochure and a manual. */
export function roomsUpToMeaning(model: MachineModel): string {
  const aim = `up to”: under a ceiling of ${floorAreaBasis.ceilingHeightM} m we aim for ${airChangeTargets.optimum} air changes an hour`;
  return model === clinicalModel
    ? `“Clinical rooms ${aim}, from the machine alone.`
    : `“Rooms ${aim}. The machine gives ${floorAreaBasis.achPerHour}, an open window ${openWindowsAch}. With windows shut it gives all ${airChangeTargets.optimum} in ${roomsUpToM2(model, 'working', 'shut')} m².`;
}

/** What “Rooms up to” means for the whole range, with when to plan the room instead. */
export const roomsUpToBasis = `One machine, under a ceiling of ${floorAreaBasis.ceilingHeightM} m, at a speed you can talk over: ${workingSpeedLimitDbA} dB(A) or less (estimated). We aim for ${airChangeTargets.optimum} air changes an hour. An open window counts as ${countWord(openWindowsAch)}, but not in clinical rooms. Several machines, or many people: the room planner.`;

/** What “Rooms up to” means for one model. */
export function formatRoomsUpToBasis(model: MachineModel): string {
  return `${roomsUpToMeaning(model)} Several machines, or more than ${peopleOf(model)} people: the room planner.`;
}

/** Beside the specified coverage. */
export const coverageNote =
  'Coverage is our list value, the m³ of a room at five air changes, also written as m²: choose by the rooms above.';

/** The rooms that a machine is sold for, before "up to". */
export function roomsOf(model: MachineModel): 'Rooms' | 'Clinical rooms' {
  return model === clinicalModel ? 'Clinical rooms' : 'Rooms';
}

/** After the largest floor: whether it counts an open window, and the floor with windows shut. */
export function roomsWindows(model: MachineModel): string {
  return model === clinicalModel
    ? 'by the machine alone'
    : `with one window open, ${roomsUpToM2(model, 'working', 'shut')} m² with windows shut`;
}

/** Where a note beside it says at which speed, as in "Rooms up to 36 m², one window open". */
export function roomsUpToInShort(model: MachineModel): string {
  const windows = model === clinicalModel ? 'by the machine alone' : 'one window open';
  return `${roomsOf(model)} up to ${roomsUpToM2(model, 'working')} m², ${windows}`;
}

/** The largest floors in m² that a machine cleans at a quiet speed, as a sentence. */
export function roomsUpTo(model: MachineModel): string {
  return `${roomsOf(model)} up to ${roomsUpToM2(model, 'working')} m² ${roomsWindows(model)}, at a speed you can talk over`;
}
