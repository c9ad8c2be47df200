import { unwrapSample } from '@/config/sample';
import { catalogue } from '@/data/products/catalogue';
import type { ProductSummary } from '@/data/products/product';
import { formatListPrice } from '@/data/filter-prices';
import { withoutVat } from '@/data/vat';
import { warranty } from '@/data/products/warranty';
import { filterLife } from '@/data/products/filter-care';
import { type MachineModel, machineOf } from '@/domain/machines';
import { exampleUse, runningCost } from '@/domain/running-cost';
import { roomsUpTo } from '@/data/room-words';
import { machineAirflowM3PerHour, noiseRangeDbA, quietBelowDbA, speedsOf } from '@/domain/speeds';
import { formatList } from '@/lib/format/list';
import { formatEstimatedCost, money } from '@/lib/format/money';
import { grouped } from '@/lib/format/number';
import { compareUrl } from '@/lib/links/compare-url';
import { href } from '@/lib/links/href';
import { turnUrl } from '@/lib/links/turn-url';
import { coveredWords, phrasesIn, type Query } from './query';
import type { Answer } from './answer';
import type { TypedVolume } from './figure-answers';
import { rate, rateText } from '@/domain/air-changes';

const mentions = (query: Query, words: string) => coveredWords(query, phrasesIn(words)).size > 0;

function namedSlugs(query: Query): readonly string[] {
  if (mentions(query, 'filter cartridge replacement')) return query.models.map((letter) => `gen-${letter}-filter`);
  if (mentions(query, 'air-sense')) return ['mars-air-sense'];
  if (mentions(query, 'achilles') || (mentions(query, 'bottle flask') && mentions(query, 'white black')))
    return ['white', 'black']
      .filter((_, at, both) => !mentions(query, both[1 - at] ?? ''))
      .map((colour) => `achilles-water-bottle-${colour}`);
  return query.models.map((letter) => `generation-${letter}`);
}

function priceOf(product: ProductSummary): string {
  const { pricePence } = product;
  if (pricePence === undefined) return formatListPrice(product);
  return `${money(pricePence)} including VAT (${money(withoutVat(pricePence))} + VAT)`;
}

function factsOf(product: ProductSummary): string {
  if (product.kind !== 'purifier') return `${product.shopLine}.`;
  const { sizeMm, powerW } = machineOf(product.model);
  return `${roomsUpTo(product.model)}; ${noiseOf(product.model)} (estimated). Samples: ${unwrapSample(sizeMm).join(' × ')} mm, up to ${unwrapSample(powerW)} W.`;
}

function noiseOf(model: MachineModel): string {
  const [speed1, top] = noiseRangeDbA(speedsOf(model));
  return `${speed1 < quietBelowDbA ? `below ${quietBelowDbA}` : speed1} to ${top} dB(A)`;
}

function electricityOf(model: MachineModel): string {
  const { electricityPence } = runningCost(model, exampleUse, filterLife);
  return `${formatEstimatedCost(electricityPence)} of electricity a year, estimated: up to ${unwrapSample(machineOf(model).powerW)} W (sample)`;
}

function sizeOf(model: MachineModel): string {
  const { sizeMm, netWeightKg } = machineOf(model);
  return `${unwrapSample(sizeMm).join(' × ')} mm, ${unwrapSample(netWeightKg)} kg (samples)`;
}

/** What is asked of a purifier, and its figure, which stands in the title. */
const purifierFacts: readonly { words: string; say?: (model: MachineModel) => string; section?: string }[] = [
  {
    words: 'noise noisy loud louder quiet quieter silent sound hear decibel db dba level sleep',
    say: (model) => `${noiseOf(model)}, estimated`,
  },
  {
    words: 'power watt electricity energy kwh consumption consume running-cost run plug-in',
    say: electricityOf,
    section: 'cost',
  },
  { words: 'm2 area cover coverage room large big-enough', say: roomsUpTo },
  { words: 'size big dimension measurement tall wide height width depth weight weigh heavy kg carry fit', say: sizeOf },
  {
    words: 'cadr clean-delivery-rate airflow m3 move air-change ach',
    say: (model) => `${grouped(machineAirflowM3PerHour(model))} m³/h of clean air at full speed, tested`,
  },
  {
    words:
      'manual instruction user guide sheet data-sheet datasheet technical spec specification brochure pdf download',
    say: () => 'Manual and data sheet (PDF), under Support',
  },
  { words: 'warranty guarantee', say: () => warranty.name },
  { words: 'price cost cheap vat ex plus inc including buy order quote 3d turn rotate model' },
  { words: 'filter stage inside picture photo review' },
];

/** A query's products, and what of it they answer. */
type ProductMatch = { answers: readonly Answer[]; covered: ReadonlySet<string> };

function comparison(named: readonly ProductSummary[]): Answer {
  return {
    title: `Compare ${formatList(named.map(({ name }) => name))}`,
    text: named.map((product) => `${product.name}: ${priceOf(product)}.`).join(' '),
    to: compareUrl(named.map(({ slug }) => slug)),
  };
}

/** What one machine does in a room. */
function roomFact(model: MachineModel, { sizeText, volumeM3 }: TypedVolume): string {
  const working = rateText(rate(model, volumeM3, { speed: 'working' }));
  return `${working} air changes an hour in ${sizeText}, ${rateText(rate(model, volumeM3))} at full speed`;
}

/** A product with its price, and with the figure that is asked. */
export function productAnswer(query: Query, product: ProductSummary, size: TypedVolume | undefined): Answer {
  const page = href('product', { slug: product.slug });
  const price = `${product.name}: ${priceOf(product)}`;
  const answer = { title: price, text: factsOf(product), to: page, slug: product.slug };
  if (product.kind !== 'purifier') return answer;
  if (mentions(query, '3d turn rotate')) return { ...answer, to: turnUrl(product.slug) };
  const fact = size
    ? { say: (model: MachineModel) => roomFact(model, size), section: undefined }
    : purifierFacts.find(({ words }) => mentions(query, words));
  if (!fact?.say) return answer;
  return {
    ...answer,
    title: `${product.name}: ${fact.say(product.model)}`,
    text: `${price}. ${factsOf(product)}`,
    to: fact.section ? `${page}#${fact.section}-${product.slug}` : page,
  };
}

const productWords = phrasesIn(
  'compare comparison difference better bigger cheaper versus vs big enough right suitable generation filter cartridge replacement spare new set air sense achilles bottle flask white black s x y z',
);
const factWords = purifierFacts.flatMap(({ words }) => phrasesIn(words));

/** The products that a query names, or their comparison; what one does in a room of the typed size. */
export function matchProducts(query: Query, size?: TypedVolume): ProductMatch {
  const slugs = namedSlugs(query);
  const named = catalogue.filter(({ slug }) => slugs.includes(slug));
  const isComparison = named.length > 1 && named.every(({ kind }) => kind === 'purifier');
  return {
    answers: isComparison ? [comparison(named)] : named.map((product) => productAnswer(query, product, size)),
    covered: coveredWords(query, [...productWords, ...factWords]),
  };
}
