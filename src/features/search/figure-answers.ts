import { money } from '@/lib/money';
import type { SearchEntry } from '@/lib/search-index';

export type FigureAnswer = { title: string; text: string; to: string };

const area = /^(\d+(?:[.,]\d+)?)\s*(?:m2|m²|sq\.?\s?m|sqm|square met(?:re|er)s?)$/i;
const sum = /^£?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?$/;

/** Sorted by floor area in m². */
function purifiers(entries: readonly SearchEntry[]) {
  return entries
    .flatMap((entry) => (entry.m2 === undefined ? [] : [{ ...entry, m2: entry.m2 }]))
    .sort((a, b) => a.m2 - b.m2);
}

function areaAnswers(areaM2: number, entries: readonly SearchEntry[]): FigureAnswer[] {
  const models = purifiers(entries);
  const serving = models.filter(({ m2 }) => m2 >= areaM2);
  // Cheapest first; a model without a price comes last.
  const [best] = [...serving].sort((a, b) => (a.p ?? Infinity) - (b.p ?? Infinity));
  const largest = models.at(-1);
  if (!largest || areaM2 <= 0) return [];
  const basis = 'at 5 air changes an hour under a 2.4 m ceiling, at full speed';
  const list = models.map(({ t, m2 }) => `${t} ${m2} m²`).join(', ');
  if (!best)
    return [
      {
        title: `${areaM2} m² takes more than one machine`,
        text: `One ${largest.t} serves ${largest.m2} m² ${basis}. The room planner counts them, also at the working speed.`,
        to: '/room-planner',
      },
    ];
  const price = best.p === undefined ? '' : `, ${money(best.p)} including VAT`;
  return [
    {
      title: `${areaM2} m²: one ${best.t}${price}`,
      text: `Floor ${basis}: ${list}. Size the room at the working speed, in the room planner.`,
      to: best.u,
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
  if (areaM2 !== undefined) return areaAnswers(Number(areaM2.replace(',', '.')), entries);
  const [, pounds, pence = '00'] = sum.exec(typed) ?? [];
  return pounds === undefined ? [] : priceAnswers(Number(pounds.replaceAll(',', '') + pence), entries);
}
