import { purifiers } from '@/data/purifiers';
import { answerInWords, answerRoom } from '@/data/room-answers';
import { plannerUrl } from '@/domain/planner-url';
import { type RoomSize, type RoomVolume, roomVolumeM3, volumeInWords } from '@/domain/room';
import { usualSettings } from '@/domain/room-advice';
import { floorAreaBasis } from '@/domain/sizing';
import { airChangesAnHour } from '@/lib/format/air-changes';
import { money } from '@/lib/format/money';
import type { SearchEntry } from '@/lib/search-index';
import type { Answer } from './known-answers';

/** Words may stand before the figure, as in "office 60 m2". */
const area = /^(?:[a-z ]+\s)?(\d+(?:[.,]\d+)?)\s*(?:m2|m²|sq\.?\s?m|sqm|square met(?:re|er)s?)$/i;
const volume = /^(?:[a-z ]+\s)?(\d+(?:[.,]\d+)?)\s*(?:m3|m³|cubic met(?:re|er)s?)$/i;
const side = String.raw`(\d+(?:[.,]\d+)?)\s*m?`;
const times = String.raw`\s*(?:x|×|by)\s*`;
const sides = new RegExp(`^${side}${times}${side}(?:${times}${side})?$`, 'i');
const sum = /^£?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?$/;

const metres = (typed: string) => Number(typed.replace(',', '.'));

/** An area or a volume alone is planned as a square room under the usual ceiling. */
function plannedSize(size: RoomSize | RoomVolume): RoomSize {
  if ('lengthM' in size) return size;
  const heightM = floorAreaBasis.ceilingHeightM;
  const sideM = Math.sqrt(size.volumeM3 / heightM);
  return { lengthM: sideM, widthM: sideM, heightM };
}

/** Answers for a room with the usual settings; without a height, the usual one. */
function roomAnswers(said: string, size: RoomSize | RoomVolume, isHeightGiven: boolean): Answer[] {
  if (roomVolumeM3(size) <= 0) return [];
  const room = { ...usualSettings, ...size };
  const advice = answerRoom(room);
  const volume = `${volumeInWords(room)} m³`;
  const under = `Under a ${floorAreaBasis.ceilingHeightM} m ceiling that is ${volume}`;
  return [
    {
      title: `${said}: ${answerInWords(advice, room)}`,
      text: `${isHeightGiven ? volume : under}: ${airChangesAnHour(room.targetAch)}, windows that open counted as ${room.ventilationAch}. Plan your own room in the room planner.`,
      to: plannerUrl({ ...usualSettings, ...plannedSize(size) }),
      ...(advice.kind === 'choice' && { slug: purifiers[advice.choice.model].slug }),
    },
  ];
}

function sizeAnswers(typed: string): Answer[] {
  const heightM = floorAreaBasis.ceilingHeightM;
  const [, areaM2] = area.exec(typed) ?? [];
  if (areaM2) return roomAnswers(`${metres(areaM2)} m²`, { volumeM3: metres(areaM2) * heightM }, false);
  const [, volumeM3] = volume.exec(typed) ?? [];
  if (volumeM3) return roomAnswers(`${metres(volumeM3)} m³`, { volumeM3: metres(volumeM3) }, true);
  const [, length, width, height] = sides.exec(typed) ?? [];
  if (!length || !width) return [];
  const size = { lengthM: metres(length), widthM: metres(width), heightM: height ? metres(height) : heightM };
  return roomAnswers(
    [length, width, height]
      .filter(Boolean)
      .map((side) => metres(side ?? ''))
      .join(' × ') + ' m',
    size,
    height !== undefined,
  );
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
