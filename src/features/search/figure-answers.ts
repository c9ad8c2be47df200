import { answerInWords, answerRoom } from '@/data/room-answers';
import { volumeInWords } from '@/domain/room';
import { usualSettings } from '@/domain/room-advice';
import { floorAreaBasis } from '@/domain/sizing';
import { href } from '@/lib/links/href';
import { money } from '@/lib/format/money';
import type { SearchEntry } from '@/lib/search-index';

export type FigureAnswer = { title: string; text: string; to: string };

const area = /^(\d+(?:[.,]\d+)?)\s*(?:m2|m²|sq\.?\s?m|sqm|square met(?:re|er)s?)$/i;
const sum = /^£?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?$/;

/** Answers for a room with the usual ceiling height and settings. */
function areaAnswers(areaM2: number): FigureAnswer[] {
  if (areaM2 <= 0) return [];
  const room = { ...usualSettings, volumeM3: areaM2 * floorAreaBasis.ceilingHeightM };
  return [
    {
      title: `${areaM2} m²: ${answerInWords(answerRoom(room), room)}`,
      text: `Under a ${floorAreaBasis.ceilingHeightM} m ceiling that is ${volumeInWords(room)} m³: ${room.targetAch} air changes an hour, windows that open counted as ${room.ventilationAch}. Plan your own room in the room planner.`,
      to: href('roomPlanner'),
    },
  ];
}

function priceAnswers(pence: number, entries: readonly SearchEntry[]): FigureAnswer[] {
  return entries
    .filter(({ p }) => p === pence)
    .map(({ t, u, d }) => ({ title: `${money(pence)}: ${t}`, text: `Including VAT. ${d}`, to: u }));
}

/** Answers a floor area or a price; empty for any other query. */
export function figureAnswers(query: string, entries: readonly SearchEntry[]): FigureAnswer[] {
  const typed = query.trim();
  const [, areaM2] = area.exec(typed) ?? [];
  if (areaM2 !== undefined) return areaAnswers(Number(areaM2.replace(',', '.')));
  const [, pounds, pence = '00'] = sum.exec(typed) ?? [];
  return pounds === undefined ? [] : priceAnswers(Number(pounds.replaceAll(',', '') + pence), entries);
}
