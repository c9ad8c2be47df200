import type { SearchEntry } from '@/lib/search-index';
import { excerpt } from './excerpt';
import { figureAnswers, withoutSides } from './figure-answers';
import { productAnswers } from './product-answers';
import { readQuery, speller } from './query';
import { type Answer, askUs, intentWords, type Lead, matches, type Weigh } from './rules';
import { type SearchHit, searchEngine } from './search-engine';

export type SearchResponse = { answers: Answer[]; finds: SearchHit[]; isAnswered: boolean };

export type SiteSearcher = (query: string) => SearchResponse;

const maxAnswers = 3;
/** Shown after an offer to ask us. */
const maxNearest = 3;
/** A page that has less of a query does not answer it. */
const enough = 0.45;
/** An intent that has less of a query answers it only if no page does. */
const aPart = 0.3;
/** Shares that differ by less are the same. */
const tolerance = 0.05;

/** Answers come before finds: products, figures, the sale, rooms, then the machines. */
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
    const query = readQuery(withoutSides(typed), spelt);
    const finds = engine.find(query.words);
    const coverage = Math.max(0, ...finds.map((find) => find.coverage));
    const titleCoverage = finds[0]?.titleCoverage ?? 0;
    const sale = matches.sale(query, weigh);
    const products = productAnswers(query);
    const machine = products.length > 0 ? undefined : matches.machine(query, weigh);
    const others = [matches.room(query, weigh), machine].filter((match) => match !== undefined);
    const share = others.reduce((sum, match) => sum + match.share, 0);
    const isLed = coverage < enough || (share >= aPart && share >= titleCoverage - tolerance);
    const leads = [
      ...products,
      ...figureAnswers(typed, entries, matches.named(query, weigh)),
      ...(sale ? [sale.lead] : []),
      ...(isLed ? others.map(({ lead }) => lead) : []),
    ];
    if (leads.length === 0 && coverage < enough)
      return { answers: [answerOf(askUs)], finds: finds.slice(0, maxNearest), isAnswered: false };
    const answers = leads.slice(0, maxAnswers).map(answerOf);
    return {
      answers,
      finds: finds.filter(({ entry }) => !answers.some(({ to }) => to === entry.u)),
      isAnswered: true,
    };
  };
}
