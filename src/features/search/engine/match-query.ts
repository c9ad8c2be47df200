import type { PlainRouteKey } from '@/config/routes';
import { purifiers } from '@/data/purifiers';
import { formatAnswer, answerRoom, formatComparison, formatDecision } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { formatPeople } from '@/domain/people';
import { formatSides } from '@/domain/room';
import { decidedBy } from '@/domain/sizing';
import { href } from '@/lib/links/href';
import type { Answer, Lead } from './answer';
import { machineIntents } from './machine-intents';
import { saleIntents, type Intent } from './sale-intents';
import { coveredWords, phrasesIn, type Query } from './query';
import { type Sector, sectorWords } from './sector-words';

type Match = {
  lead: Lead;
  /** Share of the query, by the rarity of its words. */
  share: number;
};

/** Weighs words by their rarity. */
export type Weigh = (words: Iterable<string>) => number;

/** The first of those that weigh most; undefined if none weighs anything. */
function heaviest<Each>(list: readonly Each[], weightOf: (each: Each) => number): Each | undefined {
  const weights = list.map(weightOf);
  const most = Math.max(...weights);
  return most > 0 ? list[weights.indexOf(most)] : undefined;
}

function intentMatch(intents: readonly Intent[], query: Query, weigh: Weigh): Match | undefined {
  const weightOf = ([, words]: Intent) => weigh(coveredWords(query, phrasesIn(words)));
  const intent = heaviest(intents, weightOf);
  if (!intent) return undefined;
  const [to, , title, text] = intent;
  return { lead: { to, ...(title && { title }), ...(text && { text }) }, share: weightOf(intent) / weigh(query.words) };
}

/** Of "Changing room, dry side" the words before the comma. */
const nameOf = ({ name }: ExampleRoom) => phrasesIn(name.toLowerCase().replace(/,.*/, '').replace(/\W+/g, '-'));

const roomNames = sectorWords.flatMap(({ rooms }) => rooms.flatMap(nameOf));

/** The typical room that a query names, and its sector. */
function namedRoom(query: Query, weigh: Weigh) {
  const weightOf = ({ words, rooms }: Sector) =>
    weigh(coveredWords(query, [...phrasesIn(words), ...rooms.flatMap(nameOf)]));
  const inRoomNames = coveredWords(query, roomNames);
  // Several sectors have a waiting room: a word of the sector that is in no room's name decides.
  const ownWeight = ({ words }: Sector) =>
    weigh([...coveredWords(query, phrasesIn(words))].filter((word) => !inRoomNames.has(word)));
  const sector = heaviest(sectorWords, (each) => weightOf(each) + ownWeight(each));
  if (!sector) return undefined;
  const room = heaviest(sector.rooms, (each) => weigh(coveredWords(query, nameOf(each)))) ?? sector.rooms[0];
  return room && { room, page: sector.page, share: weightOf(sector) / weigh(query.words) };
}

function roomAnswer(room: ExampleRoom, page: PlainRouteKey): Answer {
  const advice = answerRoom(room);
  // That the volume decides is said on the page.
  const decision = decidedBy(room) === 'people' && formatDecision(room);
  const reasons = [formatComparison(advice), decision].filter(Boolean);
  return {
    title: `${room.phrase}: ${formatAnswer(advice, room)}`,
    text: `For ${formatSides(room)}${room.people ? `, ${formatPeople(room.people)}` : ''}. ${reasons.map((reason) => `${reason}. `).join('')}Plan your own room on the page.`,
    to: href(page),
    ...(advice.kind === 'choice' && { slug: purifiers[advice.choice.model].slug }),
  };
}

/** @param people instead of the typical room’s */
function roomMatch(query: Query, weigh: Weigh, people?: number): Match | undefined {
  const named = namedRoom(query, weigh);
  if (!named) return undefined;
  const room = people === undefined ? named.room : { ...named.room, people };
  return { lead: roomAnswer(room, named.page), share: named.share };
}

export const matches = {
  sale: (query: Query, weigh: Weigh) => intentMatch(saleIntents, query, weigh),
  room: roomMatch,
  namedRoom: (query: Query, weigh: Weigh) => namedRoom(query, weigh)?.room,
  machine: (query: Query, weigh: Weigh) => intentMatch(machineIntents, query, weigh),
};

/** Every word of the intents, for the spelling. */
export const intentWords: readonly string[] = [
  'generation',
  ...[...saleIntents, ...machineIntents].flatMap(([, words]) => words.split(/[ -]/)),
  ...sectorWords.flatMap(({ words }) => words.split(/[ -]/)),
];
