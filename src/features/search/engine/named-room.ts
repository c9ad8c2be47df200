import { purifiers } from '@/data/purifiers';
import { formatAnswer, answerRoom, formatComparison } from '@/data/room-answers';
import { formatDecision } from '@/data/room-decision';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { formatPeople } from '@/domain/people';
import { formatSides } from '@/domain/room';
import { rateText } from '@/domain/air-changes';
import { decidedBy } from '@/domain/sizing';
import { href } from '@/lib/links/href';
import type { Answer } from './answer';
import { coveredWords, phrasesIn, type Query } from './query';
import { type Sector, type SectorPage, sectorWords } from './sector-words';

/** The first of those that weigh most; undefined if none weighs anything. */
function heaviest<Each>(list: readonly Each[], weightOf: (each: Each) => number): Each | undefined {
  const weights = list.map(weightOf);
  const most = Math.max(...weights);
  return most > 0 ? list[weights.indexOf(most)] : undefined;
}

/** The words before the comma, as in "Changing room, dry side". */
const nameOf = ({ name }: ExampleRoom) => phrasesIn(name.toLowerCase().replace(/,.*/, '').replace(/\W+/g, '-'));

const roomNames = sectorWords.flatMap(({ rooms }) => rooms.flatMap(nameOf));

/** A typical room, its sector’s page and their words in the query. */
export type NamedRoom = { room: ExampleRoom; page: SectorPage; covered: ReadonlySet<string> };

/** The typical room that a query names, or the first of the sector that it names. */
export function namedRoom(query: Query): NamedRoom | undefined {
  const wordsOf = ({ words, rooms }: Sector) => coveredWords(query, [...phrasesIn(words), ...rooms.flatMap(nameOf)]);
  const roomNameWords = coveredWords(query, roomNames);
  // A room’s name says more than who is in it.
  const sector = heaviest(
    sectorWords,
    (each) => wordsOf(each).size + coveredWords(query, each.rooms.flatMap(nameOf)).size / 3,
  );
  if (!sector) return undefined;
  const roomBy = (names: (room: ExampleRoom) => ReturnType<typeof phrasesIn>) =>
    heaviest(sector.rooms, (each) => coveredWords(query, names(each)).size);
  const room =
    roomBy(nameOf) ??
    roomBy((each) => nameOf(each).flatMap((name) => name.filter((word) => word !== 'room').map((word) => [word]))) ??
    sector.rooms[0];
  return room && { room, page: sector.page, covered: new Set([...wordsOf(sector), ...roomNameWords]) };
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
    ...(advice.kind === 'choice' && {
      slug: purifiers[advice.choice.model].slug,
      machines: advice.choice.machines,
    }),
  };
}
