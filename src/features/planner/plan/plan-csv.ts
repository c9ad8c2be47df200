import { answerRoom } from '@/data/room-answers';
import { purifiers } from '@/data/purifiers';
import { roomVolumeM3 } from '@/domain/room';
import { twoDecimals } from '@/lib/format/number';
import { machineOf } from '@/domain/machines';
import type { Plan, PlannedRoom } from '@/domain/plan-url';
import { shown } from '@/config/sample';
import { itemName, itemPricePence } from './plan-totals';
import { shareInWords } from '../form/people-words';
import { kindLabel } from '../form/room-presets';
import { rateText } from '@/domain/air-changes';

const head = [
  'Floor or area',
  'Room',
  'Kind of room',
  'People',
  'Length m',
  'Width m',
  'Height m',
  'Volume m3',
  'Target ACH',
  'L/s a person asked',
  'Ventilation ACH',
  'Output counted %',
  'Sized at',
  'Noise limit dB(A)',
  'Model',
  'Machines',
  'On speed',
  'Noise dB(A)',
  'ACH on that speed',
  'ACH at full speed',
  'L/s a person reached',
  'Power W at full speed',
  'Price GBP inc VAT',
];

/** Escapes a cell; an apostrophe disarms formulas, because a room's name may come from a link. */
function cell(value: string | number): string {
  const text = String(value).replace(/^[=+\-@\t\r＝＋－＠]/, "'$&");
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const noChoice = {
  'ask-us': 'ask us',
  'too-loud': 'none within the noise limit',
  'ventilation-is-enough': 'none needed',
} as const;

function row(room: PlannedRoom, index: number): (string | number)[] {
  const { name, lengthM, widthM, heightM, targetAch, ventilationAch, share, sizedAt } = room;
  const advice = answerRoom(room);
  const asked = [
    room.floor,
    name || `Room ${index + 1}`,
    kindLabel(room.roomKind),
    room.people ?? '',
    lengthM,
    widthM,
    heightM,
    twoDecimals(roomVolumeM3(room)),
    targetAch,
    room.litresPerSecondEach ?? '',
    ventilationAch,
    share * 100,
    `${sizedAt} speed`,
    room.noiseLimitDbA ?? '',
  ];
  if (advice.kind !== 'choice') return [...asked, noChoice[advice.kind], '', '', '', '', '', '', '', ''];
  const { model, machines, speed, noiseDbA, reaches, pricePence } = advice.choice;
  return [
    ...asked,
    purifiers[model].model,
    machines,
    speed,
    noiseDbA,
    rateText(reaches.quietest, 2),
    rateText(reaches.full, 2),
    shareInWords(room, advice.choice),
    machines * shown(machineOf(model).powerW),
    pricePence === undefined ? 'on request' : twoDecimals(pricePence / 100),
  ];
}

/** Formats the plan as CSV (RFC 4180), one room per line, then one product per line. */
export function planCsv({ rooms, items }: Plan): string {
  const products = items.map((item) => {
    const pricePence = itemPricePence(item);
    const cells: (string | number)[] = head.map(() => '');
    cells[head.indexOf('Model')] = itemName(item);
    cells[head.indexOf('Machines')] = item.number;
    cells[head.length - 1] = pricePence === undefined ? 'on request' : twoDecimals(pricePence / 100);
    return cells;
  });
  return [head, ...rooms.map(row), ...products].map((cells) => cells.map(cell).join(',')).join('\r\n');
}
