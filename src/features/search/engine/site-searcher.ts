import type { ProductSlug } from '@/config/product-slugs';
import { articleSlugs } from '@/config/article-slugs';
import { routes } from '@/config/routes';
import { sectorKeys } from '@/config/sectors';
import { catalogue } from '@/data/products/catalogue';
import { href } from '@/lib/links/href';
import { firstSentences, type SearchEntry, sentencesIn } from '@/lib/search-index';
import { type Answer, askUs } from './answer';
import { figureAnswers, typedPeople, typedVolume, withoutSize } from './figure-answers';
import { namedRoom, roomAnswer } from './named-room';
import { matchProducts, productAnswer } from './product-answers';
import { coveredWords, phrasesIn, readQuery, speller } from './query';
import { roomNouns, sectorWords } from './sector-words';
import { type Focus, pageOf, type SearchHit, searchEngine } from './search-engine';

/** Answers and finds, best first; `isAnswered` is false where the finds are only the nearest pages. */
export type SearchResponse = { answers: Answer[]; finds: SearchHit[]; isAnswered: boolean };

/** Searches the site. */
export type SiteSearcher = (query: string) => SearchResponse;

const maxAnswers = 3;
/** Shown after an offer to ask us. */
const maxNearest = 3;
/** The first result has at least this share of a query, or none answers. */
const minCoverage = 0.45;
/** What buyers ask of it stands in the query. */
const minNamedCoverage = 0.15;
/** The share of the best score below which there is no second answer. */
const minOfBest = 0.75;
/** The score of an answer that is worked out and has the whole query: a phrase that says the same goes before it. */
const workedOutScore = 1.5;
const maxAnswerText = 190;

/** What is asked of a room where somebody wants to buy for it. */
const sizingWords = phrasesIn(
  'best right good recommend suitable ideal enough airflow air-change ach number clean cleaner hepa size big small large new commercial price cost cheap buy people person low high ceiling',
);

const bottleWords = phrasesIn('bottle flask achilles water drink');

const roomWords = phrasesIn(roomNouns);

const sectorPages = new Set<string>(sectorKeys.map((key) => href(key)));
const legalPages = new Set<string>(
  (
    ['termsAndConditions', 'acceptableUsePolicy', 'privacyPolicy', 'cookiePolicy', 'accessibilityStatement'] as const
  ).map((key) => routes[key].path),
);

/** Before a general page goes the page of the named room, after it that of another; a legal page has every subject. */
function placeWeight(path: string, { page: setting, isOfBottle = false }: Focus): number {
  const page = pageOf(path);
  if (path === askUs.to) return 1.15;
  if (page === setting) return 1.05;
  if (sectorPages.has(page)) return setting === undefined ? 0.82 : 0.75;
  if (bottlePlaces.test(path)) return isOfBottle ? 1.15 : 0.6;
  if (articlePages.has(page)) return 0.93;
  return legalPages.has(page) ? 0.85 : 1;
}

const bottlePlaces = /bottle|water/;
const articlePages = new Set<string>(articleSlugs.map((slug) => href(slug)));

const machinePaths = catalogue.flatMap(({ kind, slug }) => (kind === 'purifier' ? [href('product', { slug })] : []));

/** Beside the answer for a room stands the machine that cleans it, and none that was only mentioned with the room. */
function withMachineOf(slug: ProductSlug, finds: SearchHit[], entries: readonly SearchEntry[]): SearchHit[] {
  const machinePath = href('product', { slug });
  const entry = entries.find(({ path }) => path === machinePath);
  const others = finds.filter((find) => !machinePaths.includes(find.entry.path));
  if (!entry) return others;
  return [
    finds.find((find) => find.entry === entry) ?? { entry, senses: [], score: 0, coverage: 0, isNamed: false },
    ...others,
  ];
}

type Candidate = { score: number; coverage: number; isNamed?: boolean; answer?: Answer; hit?: SearchHit };

/** One list of answers and pages, ordered by how much of a query they have and by how alike what is asked is. */
export function siteSearcher(entries: readonly SearchEntry[]): SiteSearcher {
  const engine = searchEngine(entries, placeWeight);
  const spelt = speller([...engine.words, ...sectorWords.flatMap(({ words }) => words.split(/[ -]/)), 'generation']);

  return (typed) => {
    const query = readQuery(withoutSize(typed), spelt);
    const named = namedRoom(query);
    const focus: Focus = {
      setting: new Set([...(named?.covered ?? []), ...coveredWords(query, roomWords)]),
      page: named && href(named.page),
      isOfBottle: coveredWords(query, bottleWords).size > 0,
    };
    const size = typedVolume(typed, named?.room);
    const products = matchProducts(query, size);
    const figures = figureAnswers(typed, entries, named?.room);
    const total = engine.weigh(query.words, focus);

    /** An answer that is worked out has the words that it was found by. */
    function workedOut(answers: readonly Answer[], covered: ReadonlySet<string>): Candidate[] {
      const words = query.words.filter(({ word, isSmall }) => isSmall || covered.has(word) || /^\d/.test(word));
      const coverage = total === 0 ? 0 : engine.weigh(words, focus) / total;
      return answers.map((answer) => ({ answer, coverage, isNamed: true, score: coverage * workedOutScore }));
    }

    /** What is found of an answer stands by itself; a product shows its price. */
    function answerOf({ entry }: SearchHit): Answer {
      const product = catalogue.find(({ slug }) => href('product', { slug }) === entry.path);
      if (product) return productAnswer(query, product, size);
      return { title: entry.title, text: firstSentences(sentencesIn(entry.text), maxAnswerText), to: entry.path };
    }

    const isRoomAsked = named !== undefined && figures.length === 0 && products.answers.length === 0;
    const ofRoom = new Set([...focus.setting, ...coveredWords(query, sizingWords)]);
    const hits = engine.find(query, focus);
    const candidates: Candidate[] = [
      ...figures.map((answer) => ({ answer, coverage: 1, score: products.answers.length > 0 ? 0.5 : 2 })),
      ...workedOut(products.answers, products.covered),
      ...(isRoomAsked ? workedOut([roomAnswer(named, typedPeople(typed))], ofRoom) : []),
      ...hits.map((hit) => ({ hit, ...hit })),
    ].sort((a, b) => b.score - a.score);

    const finds = hits.filter(({ entry }) => entry.path !== askUs.to);
    const good = candidates.filter(({ coverage, isNamed }) => coverage >= (isNamed ? minNamedCoverage : minCoverage));
    const best = good[0];
    if (!best || best.hit?.entry.path === askUs.to)
      return { answers: [askUs], finds: finds.slice(0, maxNearest), isAnswered: false };

    const nearBest = good.filter(({ score }) => score >= best.score * minOfBest);
    const firstPlain = nearBest.findIndex(({ hit }) => hit !== undefined && !isAnswer(hit.entry));
    const answers = nearBest
      .slice(0, firstPlain < 0 ? undefined : firstPlain)
      .flatMap(({ answer, hit }) => answer ?? (hit ? answerOf(hit) : []))
      .filter(({ to }, at, all) => to !== askUs.to && all.findIndex((each) => each.to === to) === at)
      .slice(0, maxAnswers);
    const slug = best.answer && isRoomAsked ? answers[0]?.slug : undefined;
    return {
      answers,
      finds: (slug ? withMachineOf(slug, finds, entries) : finds).filter(
        ({ entry }) => !answers.some(({ to }) => to === entry.path),
      ),
      isAnswered: true,
    };
  };
}

/** An entry that buyers ask for, or a product, answers by itself. */
function isAnswer({ phrases, kind }: SearchEntry): boolean {
  return phrases !== undefined || kind === 'product';
}
