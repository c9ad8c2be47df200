import { purifiers } from '@/data/purifiers';
import { formatPeopleHint } from '@/data/people-hint';
import { formatPeople } from '@/domain/people';
import { formatAnswer, answerRoom, formatComparison, formatQuieter } from '@/data/room-answers';
import { formatDecision } from '@/data/room-decision';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { rateText } from '@/domain/air-changes';
import { plannerUrl } from '@/domain/plan/write-plan';
import { type RoomSize, type RoomVolume, roomVolumeM3, formatVolume } from '@/domain/room';
import { settingsOf, usualSettings } from '@/domain/room-answer';
import { roomLimits } from '@/domain/plan/plan-fields';
import { decidedBy, floorAreaBasis, minLitresPerSecondEach } from '@/domain/sizing';
import { href } from '@/lib/links/href';
import { airChangesAnHour } from '@/lib/format/air-changes';
import { grouped } from '@/lib/format/number';
import { metresPerFoot } from '@/lib/parse/parse-feet';
import { parseNumber } from '@/lib/parse/parse-number';
import { money } from '@/lib/format/money';
import { type SearchEntry, sentencesIn } from '@/lib/search-index';
import type { Answer } from './answer';

const figure = String.raw`(?<![\w.,])(\d+(?:[.,]\d+)?)\s*`;
const area = new RegExp(
  `${figure}(?:m2|m²|sq\\.?\\s?m(?:et(?:re|er)s?)?|square met(?:re|er)s?|met(?:re|er)s? squared)(?!\\w)`,
  'i',
);
const areaFeet = new RegExp(`${figure}(?:sq\\.?\\s?f(?:ee)?t|sqft|square f(?:ee|oo)t|ft2|ft²)(?!\\w)`, 'i');
const volume = new RegExp(`${figure}(?:m3|m³|cubic met(?:re|er)s?)(?!\\w)`, 'i');
const side = String.raw`(\d+(?:[.,]\d+)?)\s*(?:m|ft|feet|foot)?`;
const times = String.raw`\s*(?:x|×|by)\s*`;
const sides = new RegExp(`(?<![\\w.,])${side}${times}${side}(?:${times}${side})?(?!\\w)`, 'i');
const target = new RegExp(`${figure}(?:ach|air changes)(?!\\w)`, 'i');
const counted = new RegExp(
  `${figure}(?:people|persons?|pupils?|students?|children|guests?|covers?|patients?|staff|chairs?|seats?|desks?|riders?|members?|residents?|delegates?|attendees|customers?|kids|users|visitors|bikes|colleagues|workers?|employees|adults?)(?!\\w)|(?:for|of|seats) ${figure}$`,
  'i',
);
const sum = /^£?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?$/;

const number = (typed: string) => Number(typed.replace(',', '.'));

const isInFeet = (typed: string) => /\d\s*(?:ft|feet|foot)(?!\w)/i.test(typed);

/** An area or a volume, which may be grouped: "1,200 m²". */
const measure = (typed: string) => parseNumber(typed, { isGrouped: true }) ?? NaN;

/** A query without the size of a room: its figures would match others. */
export function withoutSize(query: string): string {
  return [sides, area, areaFeet, volume].reduce((rest, size) => rest.replace(size, ' '), query);
}

/** The ceiling of a room that is given without one: that of the named kind, as on its page, or the usual one. */
function usualHeightM(kind: ExampleRoom | undefined): number {
  return kind?.heightM ?? floorAreaBasis.ceilingHeightM;
}

/** As in "12 people", "8 chairs" or "a meeting room for 10"; undefined without a number that a plan takes. */
export function typedPeople(typed: string): number | undefined {
  const [, named, last] = counted.exec(typed.trim()) ?? [];
  return parseNumber(named ?? last ?? '', roomLimits.people);
}

/** An area or a volume alone is planned as a square room. */
function plannedSize(size: RoomSize | RoomVolume, heightM: number): RoomSize {
  if ('lengthM' in size) return size;
  const sideM = Math.sqrt(size.volumeM3 / heightM);
  return { lengthM: sideM, widthM: sideM, heightM };
}

type TypedQuery = { typed: string; kind: ExampleRoom | undefined };

/** Answers with the settings of the named kind of room, or the usual ones. */
function roomAnswers(
  query: TypedQuery,
  sizeText: string,
  size: RoomSize | RoomVolume,
  isHeightGiven: boolean,
): Answer[] {
  if (roomVolumeM3(size) <= 0) return [];
  const { typed, kind } = query;
  const heightM = usualHeightM(kind);
  const people = typedPeople(typed) ?? kind?.people;
  const [, targetAch] = target.exec(typed) ?? [];
  const settings = {
    ...(kind ? settingsOf(kind) : usualSettings),
    ...(targetAch && { targetAch: number(targetAch) }),
  };
  const room = { ...settings, ...size, people };
  const advice = answerRoom(room);
  const volume = `${formatVolume(room)} m³`;
  const under = `Under a ${heightM} m ceiling that is ${volume}`;
  const { ventilationAch } = room;
  const windows = ventilationAch > 0 ? `windows that open counted as ${ventilationAch}` : 'no windows counted';
  const decision = decidedBy(room) === 'people' && formatDecision(room);
  const hint = formatPeopleHint(room, kind?.roomKind);
  const notes = [formatComparison(advice), formatQuieter(room), decision, hint].filter(Boolean);
  const reached = advice.kind === 'choice' ? `, reaches ${rateText(advice.choice.rates.chosen)}` : '';
  const roomKind = kind?.roomKind && { roomKind: kind.roomKind };
  return [
    {
      title: `${kind ? `${kind.name}, ` : ''}${sizeText}: ${formatAnswer(advice, room)}`,
      text: `${isHeightGiven ? volume : under}: target ${airChangesAnHour(room.targetAch)}${reached}, ${windows}, ${people ? formatPeople(people) : 'people not'} counted. ${people ? 'Change that' : 'Add people'} in the room planner.`,
      lines: notes.flatMap((note) => sentencesIn(`${note}.`)),
      to: plannerUrl({ ...settings, ...roomKind, people, ...plannedSize(size, heightM) }),
      ...(advice.kind === 'choice' && {
        slug: purifiers[advice.choice.model].slug,
        machines: advice.choice.machines,
      }),
    },
  ];
}

function sizeAnswers(query: TypedQuery): Answer[] {
  const { typed, kind } = query;
  const heightM = usualHeightM(kind);
  const [, length, width, height] = sides.exec(typed) ?? [];
  if (length && width) {
    const feet = isInFeet(typed);
    const metres = (side: string) => number(side) * (feet ? metresPerFoot : 1);
    const size = { lengthM: metres(length), widthM: metres(width), heightM: height ? metres(height) : heightM };
    const sizeText = [length, width, height].flatMap((each) => (each ? number(each) : [])).join(' × ');
    return roomAnswers(query, `${sizeText} ${feet ? 'ft' : 'm'}`, size, height !== undefined);
  }
  const [, squareFeet] = areaFeet.exec(typed) ?? [];
  if (squareFeet) {
    const volumeM3 = measure(squareFeet) * metresPerFoot ** 2 * heightM;
    return roomAnswers(query, `${grouped(measure(squareFeet))} sq ft`, { volumeM3 }, false);
  }
  const [, areaM2] = area.exec(typed) ?? [];
  if (areaM2)
    return roomAnswers(query, `${grouped(measure(areaM2))} m²`, { volumeM3: measure(areaM2) * heightM }, false);
  const [, volumeM3] = volume.exec(typed) ?? [];
  if (volumeM3) return roomAnswers(query, `${grouped(measure(volumeM3))} m³`, { volumeM3: measure(volumeM3) }, true);
  const people = kind ? undefined : typedPeople(typed);
  return people === undefined ? [] : [peopleAnswer(people)];
}

/** As in "60 m²" or "35 m3". */
export type TypedVolume = { sizeText: string; volumeM3: number };

/** The volume of a typed floor, under the ceiling of the named kind of room, or a typed volume. */
export function typedVolume(typed: string, kind?: ExampleRoom): TypedVolume | undefined {
  const heightM = usualHeightM(kind);
  const [sizeText = '', areaM2] = area.exec(typed) ?? [];
  if (areaM2) return { sizeText: sizeText.trim(), volumeM3: measure(areaM2) * heightM };
  const [volumeText = '', volumeM3] = volume.exec(typed) ?? [];
  return volumeM3 ? { sizeText: volumeText.trim(), volumeM3: measure(volumeM3) } : undefined;
}

/** A number of people without a size and a kind of room. */
function peopleAnswer(people: number): Answer {
  return {
    title: `For ${formatPeople(people)}: add the size of the room`,
    text: `The room planner takes the greater of ${minLitresPerSecondEach} L/s for each person, WHO’s figure, and ${airChangesAnHour(usualSettings.targetAch)}.`,
    to: href('roomPlanner'),
  };
}

function priceAnswers(pence: number, entries: readonly SearchEntry[]): Answer[] {
  return entries
    .filter(({ pricePence }) => pricePence === pence)
    .map(({ title, path, text }) => ({ title: `${money(pence)}: ${title}`, text: `Including VAT. ${text}`, to: path }));
}

/** Answers a room's area, volume or sides, or a price; empty for any other query. @param kind of room, if it is named */
export function figureAnswers(query: string, entries: readonly SearchEntry[], kind?: ExampleRoom): Answer[] {
  const typed = query.trim();
  const [, pounds, pence = '00'] = sum.exec(typed) ?? [];
  if (pounds !== undefined) return priceAnswers(Number(pounds.replaceAll(',', '') + pence), entries);
  return sizeAnswers({ typed, kind });
}
