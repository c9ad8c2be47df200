import { purifiers } from '@/data/purifiers';
import { classroomInWords } from '@/data/classroom-answer';
import { answerInWords, answerRoom, besideInWords } from '@/data/room-answers';
import type { AnsweredRoom } from '@/data/rooms/answered-room';
import { openOffice } from '@/data/rooms/business-rooms';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { schoolRoomAnswers } from '@/data/rooms/education-rooms';
import { gymFloor, yogaStudio } from '@/data/rooms/gym-rooms';
import { wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import { livingRoom } from '@/data/rooms/home-rooms';
import { bedroom, functionRoom, restaurant } from '@/data/rooms/hospitality-rooms';
import { plannerUrl } from '@/domain/planner-url';
import { type RoomSize, type RoomVolume, roomVolumeM3, volumeInWords } from '@/domain/room';
import { settingsOf, usualSettings } from '@/domain/room-advice';
import { floorAreaBasis } from '@/domain/sizing';
import { airChangesAnHour } from '@/lib/format/air-changes';
import { money } from '@/lib/format/money';
import type { SearchEntry } from '@/lib/search-index';
import type { Answer } from './rules';

const figure = String.raw`(?<![\w.,])(\d+(?:[.,]\d+)?)\s*`;
const area = new RegExp(`${figure}(?:m2|m²|sq\\.?\\s?m|sqm|square met(?:re|er)s?)(?!\\w)`, 'i');
const volume = new RegExp(`${figure}(?:m3|m³|cubic met(?:re|er)s?)(?!\\w)`, 'i');
const side = String.raw`(\d+(?:[.,]\d+)?)\s*m?`;
const times = String.raw`\s*(?:x|×|by)\s*`;
const sides = new RegExp(`(?<![\\w.,])${side}${times}${side}(?:${times}${side})?(?!\\w)`, 'i');
const target = new RegExp(`${figure}(?:ach|air changes)(?!\\w)`, 'i');
const sum = /^£?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?$/;

const metres = (typed: string) => Number(typed.replace(',', '.'));

/** A query without the sides of a room. */
export function withoutSides(query: string): string {
  return query.replace(sides, ' ');
}

/** Rooms whose kind and settings a word stands for. */
const kinds: readonly [words: readonly string[], typical: AnsweredRoom][] = [
  [['classroom', 'school', 'class'], schoolRoomAnswers.classroom],
  [['nursery'], schoolRoomAnswers.nursery],
  [['dental waiting room', 'waiting room'], dentalRooms.waitingRoom],
  [['surgery', 'dental', 'dentist', 'treatment room', 'clinic'], dentalRooms.surgery],
  [['hospital waiting area', 'waiting area'], wardRoomAnswers.waitingArea],
  [['ward', 'bay', 'hospital'], wardRoomAnswers.bay],
  [['function room', 'event', 'wedding'], functionRoom],
  [['restaurant', 'bar', 'pub', 'cafe'], restaurant],
  [['yoga', 'studio'], yogaStudio],
  [['gym'], gymFloor],
  [['hall'], schoolRoomAnswers.hall],
  [['bedroom'], bedroom],
  [['home', 'living room', 'study'], livingRoom],
  [['office', 'meeting room'], openOffice],
];

function kindOf(typed: string): AnsweredRoom | undefined {
  const spaced = ` ${typed
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()} `;
  return kinds.find(([names]) => names.some((name) => spaced.includes(` ${name} `)))?.[1];
}

/**
 * Answers for a room with the target typed and the settings of the kind typed, or the usual ones; without a height, the
 * usual one.
 */
function roomAnswers(typed: string, said: string, size: RoomSize | RoomVolume, isHeightGiven: boolean): Answer[] {
  if (roomVolumeM3(size) <= 0) return [];
  const [, targetAch] = target.exec(typed) ?? [];
  const typical = kindOf(typed);
  const settings = {
    ...(typical ? settingsOf(typical) : usualSettings),
    ...(targetAch && { targetAch: metres(targetAch) }),
  };
  const room = { ...settings, ...size };
  const advice = answerRoom(room);
  const volume = `${volumeInWords(room)} m³`;
  const under = `Under a ${floorAreaBasis.ceilingHeightM} m ceiling that is ${volume}`;
  const counted =
    room.ventilationAch > 0 ? `windows that open counted as ${room.ventilationAch}` : 'no windows counted';
  const told = [besideInWords(advice), typical ? undefined : classroomInWords(room)].filter(Boolean);
  const kind = typical?.roomKind && { roomKind: typical.roomKind };
  return [
    {
      title: `${typical ? `${typical.name}, ` : ''}${said}: ${answerInWords(advice, room)}`,
      text: `${isHeightGiven ? volume : under}: ${airChangesAnHour(room.targetAch)}, ${counted}. ${told.map((sentence) => `${sentence}. `).join('')}Plan your own room in the room planner.`,
      to: plannerUrl('lengthM' in size ? { ...settings, ...kind, ...size } : undefined),
      ...(advice.kind === 'choice' && { slug: purifiers[advice.choice.model].slug }),
    },
  ];
}

function sizeAnswers(typed: string): Answer[] {
  const heightM = floorAreaBasis.ceilingHeightM;
  const [, length, width, height] = sides.exec(typed) ?? [];
  if (length && width) {
    const size = { lengthM: metres(length), widthM: metres(width), heightM: height ? metres(height) : heightM };
    const said = [length, width, height].flatMap((each) => (each ? metres(each) : [])).join(' × ');
    return roomAnswers(typed, `${said} m`, size, height !== undefined);
  }
  const [, areaM2] = area.exec(typed) ?? [];
  if (areaM2) return roomAnswers(typed, `${metres(areaM2)} m²`, { volumeM3: metres(areaM2) * heightM }, false);
  const [, volumeM3] = volume.exec(typed) ?? [];
  return volumeM3 ? roomAnswers(typed, `${metres(volumeM3)} m³`, { volumeM3: metres(volumeM3) }, true) : [];
}

function priceAnswers(pence: number, entries: readonly SearchEntry[]): Answer[] {
  return entries
    .filter(({ p }) => p === pence)
    .map(({ t, u, d }) => ({ title: `${money(pence)}: ${t}`, text: `Including VAT. ${d}`, to: u }));
}

/** Answers a room's area, volume or sides, or a price; empty for any other query. */
export function figureAnswers(query: string, entries: readonly SearchEntry[]): Answer[] {
  const typed = query.trim();
  const [, pounds, pence = '00'] = sum.exec(typed) ?? [];
  if (pounds !== undefined) return priceAnswers(Number(pounds.replaceAll(',', '') + pence), entries);
  return sizeAnswers(typed);
}
