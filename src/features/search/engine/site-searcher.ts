import type { ProductSlug } from '@/config/product-slugs';
import { calculatorModels } from '@/domain/machines';
import type { SearchEntry } from '@/lib/search-index';
import { href } from '@/lib/links/href';
import { type Answer, askUs, type Lead } from './answer';
import { excerpt } from './excerpt';
import { figureAnswers, typedPeople, withoutSize } from './figure-answers';
import { intentWords, matches, type Weigh } from './match-query';
import { productAnswers } from './product-answers';
import { readQuery, speller } from './query';
import { type SearchHit, searchEngine } from './search-engine';

/** Answers and finds, best first; `isAnswered` is false where the finds are only the nearest pages. */
export type SearchResponse = { answers: Answer[]; finds: SearchHit[]; isAnswered: boolean };

/** Searches the site. */
export type SiteSearcher = (query: string) => SearchResponse;

const maxAnswers = 3;
/** Shown after an offer to ask us. */
const maxNearest = 3;
/** A page that has less of a query does not answer it. */
const minCoverage = 0.45;
/** An intent that has less of a query answers it only if no page does. */
const minIntentShare = 0.3;
/** The machine intent stands before the room if its share is greater by this. */
const machineLead = 0.35;
/** A sale intent is left out if the best find covers more of the query by this. */
const saleTolerance = 0.6;
/** Shares that differ by less are the same. */
const tolerance = 0.05;

const machinePaths = calculatorModels.map(({ slug }) => href('product', { slug }));

/** Beside the answer for a room stands the machine that cleans it, and none that was only mentioned with the room. */
function withMachineOf(slug: ProductSlug, finds: SearchHit[], entries: readonly SearchEntry[]): SearchHit[] {
  const path = href('product', { slug });
  const entry = entries.find(({ u }) => u === path);
  const others = finds.filter((find) => !machinePaths.includes(find.entry.u));
  if (!entry) return others;
  return [finds.find((find) => find.entry === entry) ?? { entry, words: [], coverage: 0, titleCoverage: 0 }, ...others];
}

/** Answers come before finds: products, figures, sale and controls, rooms, then the machines. */
export function siteSearcher(entries: readonly SearchEntry[]): SiteSearcher {
  const engine = searchEngine(entries);
  const spelt = speller([...intentWords, ...engine.words]);
  const weigh: Weigh = (words) => [...words].reduce((sum, word) => sum + engine.weightOf(word), 0);

  function answerOf(lead: Lead): Answer {
    const path = lead.to.replace(/[?#].*/, '');
    const page = entries.find(({ u }) => u === lead.to) ?? entries.find(({ u }) => u === path);
    const text = excerpt(page?.d ?? '', []).map((part) => part.text);
    return { title: page?.t ?? '', text: text.join(''), ...lead };
  }

  return (typed) => {
    const query = readQuery(withoutSize(typed), spelt);
    const finds = engine.find(query.words);
    const coverage = Math.max(0, ...finds.map((find) => find.coverage));
    const titleCoverage = finds[0]?.titleCoverage ?? 0;
    const sale = matches.sale(query, weigh);
    const products = productAnswers(query);
    const machine = products.length > 0 ? undefined : matches.machine(query, weigh);
    const room = matches.room(query, weigh, typedPeople(typed));
    const roomFirst = [room, machine].filter((match) => match !== undefined);
    // A part of the room's own page says more than its typical room.
    const isOfRoomsPage = room !== undefined && machine?.lead.to.startsWith(`${room.lead.to}#`) === true;
    const isRoomFirst = !isOfRoomsPage && (machine?.share ?? 0) - (room?.share ?? 0) < machineLead;
    const others = isRoomFirst ? roomFirst : roomFirst.toReversed();
    const share = others.reduce((sum, match) => sum + match.share, 0);
    const showsOthers = coverage < minCoverage || (share >= minIntentShare && share >= titleCoverage - tolerance);
    const showsSale = sale && sale.share >= (finds[0]?.coverage ?? 0) - saleTolerance;
    // A product's page does not answer what is asked of its controls.
    const isOfControls = showsSale && products.length > 0 && sale.lead.to.startsWith(href('controlsAndPapers'));
    const found = [
      ...(isOfControls ? [sale.lead] : []),
      ...products,
      ...figureAnswers(typed, entries, matches.namedRoom(query, weigh)),
      ...(showsSale ? [sale.lead] : []),
      ...(showsOthers ? others.map(({ lead }) => lead) : []),
    ];
    // Two rules may lead to one page: the first says why.
    const leads = found.filter(({ to }, index) => found.findIndex((each) => each.to === to) === index);
    if (leads[0]?.to === askUs.to || (leads.length === 0 && coverage < minCoverage))
      return { answers: [answerOf(askUs)], finds: finds.slice(0, maxNearest), isAnswered: false };
    const answers = leads.slice(0, maxAnswers).map(answerOf);
    const roomLead = answers.some(({ to }) => to === room?.lead.to) ? room?.lead : undefined;
    // After a room's answer comes the rest of its page.
    const isOfRoom = ({ entry }: SearchHit) => roomLead !== undefined && entry.u.startsWith(`${roomLead.to}#`);
    return {
      answers,
      finds: (roomLead?.slug ? withMachineOf(roomLead.slug, finds, entries) : finds)
        .filter(({ entry }) => !answers.some(({ to }) => to === entry.u))
        .sort((a, b) => Number(isOfRoom(b)) - Number(isOfRoom(a))),
      isAnswered: true,
    };
  };
}
