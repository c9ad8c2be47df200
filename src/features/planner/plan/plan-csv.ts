import { answerRoom } from '@/data/room-answers';
import { purifiers } from '@/data/purifiers';
import { roomVolumeM3 } from '@/domain/room';
import { twoDecimals } from '@/lib/format/number';
import { machineOf } from '@/domain/machines';
import type { Plan, PlannedRoom } from '@/domain/plan/plan';
import type { RoomChoice } from '@/domain/room-answer';
import { unwrapSample } from '@/config/sample';
import { itemName, itemPricePence } from './plan-totals';
import { formatShare } from '../form/people-words';
import { kindLabel } from '../form/room-presets';
import { rateText } from '@/domain/air-changes';

type Cell = string | number;

/** What was asked of a room. */
const columns: [head: string, cell: (room: PlannedRoom, index: number) => Cell][] = [
  ['Floor or area', ({ floor }) => floor],
  ['Room', ({ name }, index) => name || `Room ${index + 1}`],
  ['Kind of room', ({ roomKind }) => kindLabel(roomKind)],
  ['People', ({ people }) => people ?? ''],
  ['Length m', ({ lengthM }) => lengthM],
  ['Width m', ({ widthM }) => widthM],
  ['Height m', ({ heightM }) => heightM],
  ['Volume m3', (room) => twoDecimals(roomVolumeM3(room))],
  ['Target ACH', ({ targetAch }) => targetAch],
  ['L/s a person asked', ({ litresPerSecondEach }) => litresPerSecondEach ?? ''],
  ['Ventilation ACH', ({ ventilationAch }) => ventilationAch],
  ['Output counted %', ({ countedOutput }) => countedOutput * 100],
  ['Sized at', ({ sizedAt }) => `${sizedAt} speed`],
  ['Noise limit dB(A)', ({ noiseLimitDbA }) => noiseLimitDbA ?? ''],
];

/** What was answered. */
const answered: [head: string, cell: (choice: RoomChoice, room: PlannedRoom) => Cell][] = [
  ['Model', ({ model }) => purifiers[model].name],
  ['Machines', ({ machines }) => machines],
  ['On speed', ({ speed }) => speed],
  ['Noise dB(A)', ({ noiseDbA }) => noiseDbA],
  ['ACH on that speed', ({ rates }) => rateText(rates.chosen, 2)],
  ['ACH at full speed', ({ rates }) => rateText(rates.full, 2)],
  ['L/s a person reached', (choice, room) => formatShare(room, choice)],
  ['Power W at full speed', ({ model, machines }) => machines * unwrapSample(machineOf(model).powerW)],
  ['Price GBP inc VAT', ({ pricePence }) => pounds(pricePence)],
];

const head = [...columns, ...answered].map(([name]) => name);

function pounds(pricePence: number | undefined): string {
  return pricePence === undefined ? 'on request' : twoDecimals(pricePence / 100);
}

/** Escapes a cell; an apostrophe disarms formulas, because a room's name may come from a link. */
function cell(value: Cell): string {
  const text = String(value).replace(/^[=+\-@\t\r＝＋－＠]/, "'$&");
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const noChoice = {
  'ask-us': 'ask us',
  'too-loud': 'none within the noise limit',
  'ventilation-is-enough': 'none needed',
} as const;

function row(room: PlannedRoom, index: number): Cell[] {
  const answer = answerRoom(room);
  const cells =
    answer.kind === 'choice'
      ? answered.map(([, cellOf]) => cellOf(answer.choice, room))
      : answered.map((_, column) => (column === 0 ? noChoice[answer.kind] : ''));
  return [...columns.map(([, cellOf]) => cellOf(room, index)), ...cells];
}

/** Formats the plan as CSV (RFC 4180), one room per line, then one product per line. */
export function planCsv({ rooms, items }: Plan): string {
  const products = items.map((item) => {
    const cells: Cell[] = head.map(() => '');
    cells[head.indexOf('Model')] = itemName(item);
    cells[head.indexOf('Machines')] = item.number;
    cells[head.length - 1] = pounds(itemPricePence(item));
    return cells;
  });
  return [head, ...rooms.map(row), ...products].map((cells) => cells.map(cell).join(',')).join('\r\n');
}
