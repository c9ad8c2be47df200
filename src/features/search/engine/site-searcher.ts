import type { ProductSlug } from '@/config/product-slugs';
import { calculatorModels } from '@/domain/machines';
import { firstSentences, type SearchEntry, sentencesIn } from '@/lib/search-index';
import { href } from '@/lib/links/href';
import { type Answer, askUs, type Lead } from './answer';
import { figureAnswers, typedPeople, typedVolume, withoutSize } from './figure-answers';
import { leadOf } from './intents';
import { intentWords, matchIntents, namedRoom, roomAnswer, type Weigh } from './match-query';
import { matchProducts } from './product-answers';
import { roomNouns } from './sector-words';
import { coveredWords, phrasesIn, type Query, readQuery, speller } from './query';
import { emptyHit, type SearchHit, searchEngine } from './search-engine';

/** Answers and finds, best first; `isAnswered` is false where the finds are only the nearest pages. */
export type SearchResponse = { answers: Answer[]; finds: SearchHit[]; isAnswered: boolean };

/** Searches the site. */
export type SiteSearcher = (query: string) => SearchResponse;

const maxAnswers = 3;
/** Shown after an offer to ask us. */
const maxNearest = 3;
/** What has less of a query, or less without a word of it in the title, does not answer it. */
const minShare = 0.5;
const minTextShare = 0.8;
/** A title that has more of a query than an intent by this goes before it. */
const titleLead = 0.2;
/** A title that has so much of what is asked of a room goes before the machines for it. */
const minTitleShare = 0.3;
const maxAnswerText = 190;

/** What is asked of a room where somebody wants to buy for it. */
const sizingWords = phrasesIn(
  'best right good recommend suitable ideal enough number clean cleaner hepa size big small large new commercial price cost cheap buy need air-change ach people person',
);

const roomWords = phrasesIn(roomNouns);

/** "The room" is any room, "a server room" or "kitchen" is one to plan. */
function isOfRoom(query: Query): boolean {
  const { all, words } = query;
  const found = coveredWords(query, roomWords);
  const at = all.findIndex(({ word }) => found.has(word));
  const isAny = /^(?:room|area|space|floor)s?$/.test(all[at]?.word ?? '');
  return found.size > 0 && (!isAny || words.includes(all[at - 1]?.word ?? ''));
}

/** Whom a query is about; of something that the site does not know it makes no room. */
const peopleWords = phrasesIn(
  'staff employee colleague worker member guest customer diner patient resident pupil student child kid teacher governor',
);

/** For a room that no sector names. */
const unlistedRoom: Lead = {
  title: 'Plan your room by its size',
  text: 'Its length, width and height give the machines, their price and how loud they are together.',
  to: href('roomPlanner'),
};

const machinePaths = calculatorModels.map(({ slug }) => href('product', { slug }));

/** Beside the answer for a room stands the machine that cleans it, and none that was only mentioned with the room. */
function withMachineOf(slug: ProductSlug, finds: SearchHit[], entries: readonly SearchEntry[]): SearchHit[] {
  const machinePath = href('product', { slug });
  const entry = entries.find(({ path }) => path === machinePath);
  const others = finds.filter((find) => !machinePaths.includes(find.entry.path));
  if (!entry) return others;
  return [finds.find((find) => find.entry === entry) ?? emptyHit(entry), ...others];
}

/** Answers come before finds. What is asked goes before whom or what it is asked for. */
export function siteSearcher(entries: readonly SearchEntry[]): SiteSearcher {
  const engine = searchEngine(entries);
  const spelt = speller([...intentWords, ...engine.words]);
  const weigh: Weigh = (words) => [...words].reduce((sum, word) => sum + engine.weightOf(word), 0);

  function answerOf(lead: Lead): Answer {
    const page = lead.to.replace(/[?#].*/, '');
    const entry = entries.find(({ path }) => path === lead.to) ?? entries.find(({ path }) => path === page);
    const text = firstSentences(sentencesIn(entry?.text ?? ''), maxAnswerText);
    return { title: entry?.title ?? '', text, ...lead };
  }

  return (typed) => {
    const query = readQuery(withoutSize(typed), spelt);
    const share = (words: Iterable<string>) => weigh(new Set(words)) / weigh(query.words);
    const named = namedRoom(query, weigh);
    const finds = engine.find(query.words, named?.page);
    const products = matchProducts(query, typedVolume(typed, named?.room));
    const figures = figureAnswers(typed, entries, named?.room);
    const { coverage = 0, inTitle = [], shownShare = 0 } = finds[0] ?? {};

    const ofRoom = new Set([
      ...(named?.covered ?? []),
      ...coveredWords(query, sizingWords),
      ...coveredWords(query, roomWords),
    ]);
    const ofProduct = new Set(products.answers.length > 0 ? products.covered : []);
    const intents = matchIntents(query, weigh, named?.page).filter(
      ({ intent, covered }) =>
        !(intent.isGeneral && products.answers.length > 0) &&
        ((named && intent.ofSector?.[named.page]) ||
          // More than the name of the product or the room.
          [...covered].some((word) => !(named && ofRoom.has(word)) && !ofProduct.has(word))),
    );
    const intentShare = share(intents.flatMap(({ covered }) => [...covered, ...ofRoom]));
    const isIntentMeant = intentShare > 0 && (intentShare >= share(inTitle) - titleLead || coverage < minShare);

    const isRoomAsked = named !== undefined && figures.length === 0 && products.answers.length === 0;
    const askedWords = query.words.filter((word) => !ofRoom.has(word) && !/^\d/.test(word));
    const knownWords = askedWords.filter(
      (word) => engine.isKnown(word) || intents.some(({ covered }) => covered.has(word)),
    );
    const isRoomMeant = isRoomAsked && knownWords.length === 0;
    const people = coveredWords(query, peopleWords);
    const isOfPeople = askedWords.length > 0 && [...ofRoom].every((word) => people.has(word));
    const isTitleMeant = !isIntentMeant && share(inTitle.filter((word) => askedWords.includes(word))) >= minTitleShare;
    const room = isRoomAsked && !isTitleMeant && !isOfPeople ? [roomAnswer(named, typedPeople(typed))] : [];

    const leads: Lead[] = [
      ...(products.answers.length === 0 ? figures : []),
      ...(isRoomMeant ? room : []),
      ...(isIntentMeant ? intents.map(({ intent }) => leadOf(intent, named?.page)) : []),
      ...products.answers,
      ...figures,
      ...room,
    ];
    if (leads.length === 0 && coverage < minShare && isOfRoom(query)) leads.push(unlistedRoom);
    const uniqueLeads = leads.filter(({ to }, at) => leads.findIndex((each) => each.to === to) === at);
    if (
      uniqueLeads[0]?.to === askUs.to ||
      (uniqueLeads.length === 0 && shownShare < (inTitle.length > 0 ? minShare : minTextShare))
    )
      return { answers: [answerOf(askUs)], finds: finds.slice(0, maxNearest), isAnswered: false };
    const answers = uniqueLeads.slice(0, maxAnswers).map(answerOf);
    const slug = isRoomMeant ? answers[0]?.slug : undefined;
    return {
      answers,
      finds: (slug ? withMachineOf(slug, finds, entries) : finds).filter(
        ({ entry }) => !answers.some(({ to }) => to === entry.path),
      ),
      isAnswered: true,
    };
  };
}
