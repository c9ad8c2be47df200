import { volumeInWords } from '@/domain/room';
import { rateText } from '@/domain/air-changes';
import { countWord } from '@/lib/count-word';
import { machineRate, type MachineRoom } from '../machine-room';
import { bay, consultingRoom, nursesStation, treatmentRoom, waitingArea } from './ward-rooms';
import { farWallsM, nearWallsM } from './ward-walls';

/** A label beside the ward: where its room begins and ends along the corridor, and what stands over the line. */
export type WardLabel = { fromM: number; toM: number; name: string; room?: MachineRoom; lines: readonly string[] };

function linesOf(room: MachineRoom, each = ''): readonly string[] {
  const machines = `${countWord(room.machines)} ${room.model}`;
  return [`${volumeInWords(room)} m³, ${machines}${each}`];
}

function label(fromM: number, toM: number, room: MachineRoom): WardLabel {
  return { fromM, toM, name: room.name, room, lines: linesOf(room) };
}

const [f0 = 0, f1 = 0, f2 = 0, f3 = 0, f4 = 0] = farWallsM;
const [n0 = 0, n1 = 0, n2 = 0, , n4 = 0, n5 = 0] = nearWallsM;

export const farLabels: readonly WardLabel[] = [
  label(f0, f1, bay),
  label(f1, f2, bay),
  { fromM: f2, toM: f3, name: 'Isolation room', lines: ['its own ventilation', 'and pressure: no purifier'] },
  label(f3, f4, treatmentRoom),
];

export const nearLabels: readonly WardLabel[] = [
  label(n0, n1, waitingArea),
  label(n1, n2, nursesStation),
  { fromM: n2, toM: n4, name: 'Two consulting rooms', room: consultingRoom, lines: linesOf(consultingRoom, ' each') },
  { fromM: n4, toM: n5, name: 'Sluice', lines: ['its own extract:', 'no purifier'] },
];

/** The same labels as one sentence each, for those who cannot see the drawing. */
export const wardInWords = [...farLabels.slice(1), ...nearLabels]
  .map(({ name, lines, room }) => {
    const rates = room && [
      `${rateText(machineRate(room))} ACH on speed ${room.speed}`,
      `${rateText(machineRate(room, 'full'))} at full speed`,
    ];
    return [name, ...(rates ? [...lines, ...rates] : [lines.join(' ')])].join(', ');
  })
  .join('. ');
