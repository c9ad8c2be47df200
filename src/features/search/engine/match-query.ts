import { purifiers } from '@/data/purifiers';
import { formatAnswer, answerRoom, formatComparison } from '@/data/room-answers';
import { formatDecision } from '@/data/room-decision';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { formatPeople } from '@/domain/people';
import { formatSides } from '@/domain/room';
import { rateText } from '@/domain/air-changes';
import { decidedBy } from '@/domain/sizing';
import { href } from '@/lib/links/href';
import { type Answer, askUs } from './answer';
import { bottleIntents, type Intent, machineIntents, wordsOfIntents } from './intents';
import { coveredWords, hasPhrase, phrasesIn, type Query } from './query';
import { type Sector, type SectorPage, sectorWords } from './sector-words';

/** Weighs words by their rarity. */
export type Weigh = (words: Iterable<string>) => number;

/** The first of those that weigh most; undefined if none weighs anything. */
function heaviest<Each>(list: readonly Each[], weightOf: (each: Each) => number): Each | undefined {
  const weights = list.map(weightOf);
  const most = Math.max(...weights);
  return most > 0 ? list[weights.indexOf(most)] : undefined;
}

type Found<Thing> = Thing & {
  /** Its words in the query. */
  covered: ReadonlySet<string>;
};

/** A phrase says more than its words, and what we do not answer more than what it is asked of. */
const strongFactor = 1.5;

const isOfBottle = (query: Query) => coveredWords(query, phrasesIn('bottle flask achilles water drink')).size > 0;

/**
 * The intent whose words in the query weigh most, then that of the other words; first the one that the page of the named
 * room answers.
 */
export function matchIntents(query: Query, weigh: Weigh, sector?: SectorPage): readonly Found<{ intent: Intent }>[] {
  const found = (isOfBottle(query) ? bottleIntents : machineIntents).map((intent) => ({
    intent,
    covered: coveredWords(query, intent.phrases),
    factor: intent.to === askUs.to || hasPhrase(query, intent.phrases) ? strongFactor : 1,
  }));
  const specific = found.filter(({ intent, covered }) => !intent.isGeneral && covered.size > 0);
  const candidates = specific.length > 0 ? specific : found;
  const first = heaviest(candidates, ({ covered, factor }) => factor * weigh(covered));
  if (!first) return [];
  const second = heaviest(candidates, ({ covered }) => weigh([...covered].filter((word) => !first.covered.has(word))));
  if (!second) return [first];
  const isSecondOfSector =
    sector && first.intent.to !== askUs.to && second.intent.ofSector?.[sector] && !first.intent.ofSector?.[sector];
  return isSecondOfSector ? [second, first] : [first, second];
}

/** Of "Changing room, dry side" the words before the comma. */
const nameOf = ({ name }: ExampleRoom) => phrasesIn(name.toLowerCase().replace(/,.*/, '').replace(/\W+/g, '-'));

const roomNames = sectorWords.flatMap(({ rooms }) => rooms.flatMap(nameOf));

/** A typical room and its sector’s page. */
type NamedRoom = Found<{ room: ExampleRoom; page: SectorPage }>;

/** The typical room that a query names, or the first of the sector that it names. */
export function namedRoom(query: Query, weigh: Weigh): NamedRoom | undefined {
  const wordsOf = ({ words, rooms }: Sector) => coveredWords(query, [...phrasesIn(words), ...rooms.flatMap(nameOf)]);
  const inRoomNames = coveredWords(query, roomNames);
  // A room’s name says more than who is in it.
  const sector = heaviest(
    sectorWords,
    (each) => weigh(wordsOf(each)) + weigh(coveredWords(query, each.rooms.flatMap(nameOf))),
  );
  if (!sector) return undefined;
  const roomBy = (names: (room: ExampleRoom) => ReturnType<typeof phrasesIn>) =>
    heaviest(sector.rooms, (each) => weigh(coveredWords(query, names(each))));
  const room =
    roomBy(nameOf) ??
    roomBy((each) => nameOf(each).flatMap((name) => name.filter((word) => word !== 'room').map((word) => [word]))) ??
    sector.rooms[0];
  return room && { room, page: sector.page, covered: new Set([...wordsOf(sector), ...inRoomNames]) };
}

/** The machines for a typical room. @param people instead of its own */
export function roomAnswer({ room: typical, page }: NamedRoom, people = typical.people): Answer {
  const room = { ...typical, people };
  const advice = answerRoom(room);
  // That the volume decides is said on the page.
  const decision = decidedBy(room) === 'people' && formatDecision(room);
  const windows = room.ventilationAch > 0 ? `, windows that open counted as ${room.ventilationAch}` : '';
  const reached =
    advice.kind === 'choice' && `It reaches ${rateText(advice.choice.rates.chosen)} air changes an hour${windows}`;
  const reasons = [reached, formatComparison(advice), decision].filter(Boolean);
  return {
    title: `${room.phrase}: ${formatAnswer(advice, room)}`,
    text: `For ${formatSides(room)}${room.people ? `, ${formatPeople(room.people)}` : ''}. ${reasons.map((reason) => `${reason}. `).join('')}Plan your own room on the page.`,
    to: href(page),
    ...(advice.kind === 'choice' && { slug: purifiers[advice.choice.model].slug }),
  };
}

/** Every word of the intents, for the spelling. */
export const intentWords: readonly string[] = [
  'generation',
  ...wordsOfIntents,
  ...sectorWords.flatMap(({ words }) => words.split(/[ -]/)),
];
