import { roomVolumeM3, twoDecimals } from '@/lib/air-changes';
import { machineAirChanges, machinesInWords, type MachineRoom } from '../machine-room';
import {
  bay,
  consultingRoom,
  htmAirChanges,
  stationAirChanges,
  stationVolumeM3,
  treatmentRoom,
  waitingArea,
} from './ward-rooms';
import { farWallsM, nearWallsM } from './ward-walls';

/** A label beside the ward: where its room begins and ends along the corridor, and up to three lines. */
export type WardLabel = { fromM: number; toM: number; name: string; lines: readonly string[]; figure?: string };

function figureOf(room: MachineRoom): string {
  return `${machinesInWords(room)}: ${twoDecimals(machineAirChanges(room))} ACH`;
}

function volumeOf(room: MachineRoom): string {
  return `${twoDecimals(roomVolumeM3(room))} m³`;
}

const [f0 = 0, f1 = 0, f2 = 0, f3 = 0, f4 = 0] = farWallsM;
const [n0 = 0, n1 = 0, n2 = 0, , n4 = 0] = nearWallsM;
const bayLines = [`${volumeOf(bay)}, HTM 03-01: ${htmAirChanges.generalClinicalArea}`];

export const farLabels: readonly WardLabel[] = [
  { fromM: f0, toM: f1, name: bay.name, lines: bayLines, figure: figureOf(bay) },
  { fromM: f1, toM: f2, name: bay.name, lines: bayLines, figure: figureOf(bay) },
  { fromM: f2, toM: f3, name: 'Isolation room', lines: ['its own ventilation and', 'pressure: no purifier'] },
  {
    fromM: f3,
    toM: f4,
    name: treatmentRoom.name,
    lines: [`${volumeOf(treatmentRoom)}, HTM 03-01: ${htmAirChanges.treatmentRoom}`],
    figure: figureOf(treatmentRoom),
  },
];

export const nearLabels: readonly WardLabel[] = [
  { fromM: n0, toM: n1, name: waitingArea.name, lines: [volumeOf(waitingArea)], figure: figureOf(waitingArea) },
  {
    fromM: n1,
    toM: n2,
    name: 'Nurses’ station',
    lines: [`with the corridor ${twoDecimals(stationVolumeM3)} m³`],
    figure: `Two GEN X: ${twoDecimals(stationAirChanges)} ACH`,
  },
  {
    fromM: n2,
    toM: n4,
    name: consultingRoom.name,
    lines: [`${volumeOf(consultingRoom)} each`],
    figure: `${machinesInWords(consultingRoom)} each: ${twoDecimals(machineAirChanges(consultingRoom))} ACH`,
  },
];

/** The same labels as one sentence each, for those who cannot see the drawing. */
export const wardInWords = [...farLabels.slice(1), ...nearLabels]
  .map(({ name, lines, figure }) => [name, ...lines, figure].filter(Boolean).join(', '))
  .join('. ');
