import { answerRoom } from '@/data/room-answers';
import { purifiers } from '@/data/purifiers';
import { roomVolumeM3 } from '@/domain/room';
import { twoDecimals } from '@/lib/format/number';
import type { PlannedRoom } from '@/domain/plan-url';
import { rateText } from '@/domain/air-changes';

const head = [
  'Room',
  'Length m',
  'Width m',
  'Height m',
  'Volume m3',
  'Target ACH',
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
  'Price GBP inc VAT',
];

/** Escapes a cell; an apostrophe disarms formulas, because a room's name may come from a link. */
function cell(value: string | number): string {
  const text = String(value).replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const noChoice = {
  'ask-us': 'ask us',
  'too-loud': 'none within the noise limit',
  'ventilation-is-enough': 'none needed',
} as const;

function row(room: PlannedRoom): (string | number)[] {
  const { name, lengthM, widthM, heightM, targetAch, ventilationAch, share, sizedAt } = room;
  const advice = answerRoom(room);
  const asked = [
    name || 'Room',
    lengthM,
    widthM,
    heightM,
    twoDecimals(roomVolumeM3(room)),
    targetAch,
    ventilationAch,
    share * 100,
    `${sizedAt} speed`,
    room.noiseLimitDbA ?? '',
  ];
  if (advice.kind !== 'choice') return [...asked, noChoice[advice.kind], '', '', '', '', '', ''];
  const { model, machines, speed, noiseDbA, reaches, pricePence } = advice.choice;
  return [
    ...asked,
    purifiers[model].model,
    machines,
    speed,
    noiseDbA,
    rateText(reaches.quietest, 2),
    rateText(reaches.full, 2),
    pricePence === undefined ? 'on request' : twoDecimals(pricePence / 100),
  ];
}

/** Formats the plan as CSV (RFC 4180), one room per line. */
export function planCsv(rooms: readonly PlannedRoom[]): string {
  return [head, ...rooms.map(row)].map((cells) => cells.map(cell).join(',')).join('\r\n');
}
