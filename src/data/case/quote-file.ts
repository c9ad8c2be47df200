import { cleanAirNeed } from '@/domain/people';
import { formatRoom, roomVolumeM3, formatVolume } from '@/domain/room';
import { exampleUse } from '@/domain/running-cost';
import { grouped } from '@/lib/format/number';
import { caseYears } from '../costs';
import type { CaseRoom } from './business-case';

/**
 * What a bidder is asked for one room: the clean air that its machines must give together (0 where ventilation is
 * enough), and the limit of their noise, if the room has one.
 */
export function quotedRoom(room: CaseRoom, index: number) {
  const { name, floor, count, people, ventilationAch, noiseLimitDbA } = room;
  const need = cleanAirNeed(room).cleanAirM3PerHour - ventilationAch * roomVolumeM3(room);
  return {
    name: [floor, `${count > 1 ? `${count} x ` : ''}${name || `Room ${index + 1}`}`].filter(Boolean).join(': '),
    size: `${formatRoom(room)}, ${formatVolume(room)} m³`,
    people: people === undefined ? 'not counted' : String(people),
    cleanAirM3PerHour: Math.max(0, Math.ceil(need / room.countedOutput / 5) * 5),
    noise: noiseLimitDbA === undefined ? 'the noise that the bidder states' : `no more than ${noiseLimitDbA} dB(A)`,
  };
}

/** Requirements that hold for every room. @param hours as in "2,080 hours a year" */
export function requirements(hours: string): readonly string[] {
  return [
    'The air of the room passes a filter of class H13 (EN 1822; ISO 35 H by ISO 29463).',
    'The clean air is reached at the noise stated, by all machines of the room together.',
    `The machines run ${hours}. A filter set lasts at least six months of it.`,
    'Warranty of at least one year from delivery, with repair or replacement.',
    'The machines add to ventilation and count towards no rate of it.',
  ];
}

/** What a bidder must state. */
export const bidRequirements = [
  'Machines for each room, and the speed they run at',
  'Airflow in m³/h and noise in dB(A) at each speed; by what method, at what distance',
  'Who tested it: an own or an independent laboratory, and the date',
  'Price of a filter set, its interval in hours, and for how long it is supplied',
  'Ozone test of the whole machine',
  'Power in W at each speed',
  'What the machine does after a power cut, and whether its control locks',
  'Declaration of conformity',
  'Delivery time, and how long the quote is valid',
] as const;

/** Under which quotes are compared, as the Department for Education asks of schools. */
export const costHeads = {
  price: 'Price of the machines',
  vat: 'VAT',
  delivery: 'Delivery',
  maintenance: 'Maintenance: filters and servicing',
  running: 'Running: electricity',
  disposal: 'Disposal',
} as const;

export const costCategories = Object.values(costHeads);

/** The years, hours and price of electricity of a cost, as a sentence. */
export function costBasis(hours: string): string {
  return `Over ${caseYears} years, ${hours}, electricity at ${exampleUse.pencePerKilowattHour} p/kWh.`;
}

const width = 76;

/** Wraps a line at spaces. */
function wrapped(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each, index) => (index === 0 ? `${indent}- ${each}` : `${indent}  ${each}`));
}

/** A specification in plain text that names no maker, to send to three sellers. */
export function quoteFile(
  rooms: readonly CaseRoom[],
  { organisation, date, hours }: { organisation: string; date: string; hours: string },
): string {
  const list = (items: readonly string[]) => items.flatMap((item) => wrapped(item, ''));
  return [
    'REQUEST FOR A QUOTE: AIR CLEANING UNITS',
    '',
    `For: ${organisation.trim() || '________________________________'}`,
    `Date: ${date}`,
    '',
    'ROOMS',
    ...rooms.flatMap((room, index) => {
      const { name, size, people, cleanAirM3PerHour, noise } = quotedRoom(room, index);
      return [
        ...wrapped(`${name}: ${size}; people: ${people}`, ''),
        cleanAirM3PerHour === 0
          ? '  Clean air from machines: none needed'
          : `  Clean air from machines: ${grouped(cleanAirM3PerHour)} m³/h at ${noise}`,
      ];
    }),
    '',
    'REQUIREMENTS',
    ...list(requirements(hours)),
    '',
    'THE BIDDER STATES',
    ...list(bidRequirements),
    '',
    'PRICE UNDER SIX HEADS',
    costBasis(hours),
    ...costCategories.map((head) => `${head.padEnd(44, '.')} GBP ____________`),
    `${'Together'.padEnd(44, '.')} GBP ____________`,
    '',
  ].join('\n');
}
