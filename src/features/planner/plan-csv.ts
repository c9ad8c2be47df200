import { purifiers } from '@/data/purifiers';
import { roomVolumeM3, twoDecimals } from '@/lib/air-changes';
import type { PlannedRoom } from '@/lib/plan-link';
import { rateText } from '@/lib/rate';
import { adviseRoom } from '@/lib/room-choice';
import { prices } from './prices';

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
  'Model',
  'Machines',
  'ACH at full speed',
  'ACH at working speed',
  'Price GBP inc VAT',
];

/**
 * A cell that a spreadsheet takes as text: what begins like a formula gets an apostrophe before it, since the name of a
 * room may have come with somebody else's link.
 */
function cell(value: string | number): string {
  const text = String(value).replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function row(room: PlannedRoom): (string | number)[] {
  const { name, lengthM, widthM, heightM, targetAch, ventilationAch, share, sizedAt } = room;
  const advice = adviseRoom(room, prices);
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
  ];
  if (advice.kind !== 'choice') return [...asked, advice.kind === 'ask-us' ? 'ask us' : 'none needed', '', '', '', ''];
  const { model, machines, reaches, pricePence } = advice.choice;
  return [
    ...asked,
    purifiers[model].model,
    machines,
    rateText(reaches.full),
    rateText(reaches.working),
    pricePence === undefined ? 'on request' : twoDecimals(pricePence / 100),
  ];
}

/** The plan as comma-separated values (RFC 4180), a room a line. */
export function planCsv(rooms: readonly PlannedRoom[]): string {
  return [head, ...rooms.map(row)].map((cells) => cells.map(cell).join(',')).join('\r\n');
}
