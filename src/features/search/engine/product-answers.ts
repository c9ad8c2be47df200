import { unwrapSample } from '@/config/sample';
import { catalogue } from '@/data/products/catalogue';
import type { ProductSummary } from '@/data/products/product';
import { formatListPrice } from '@/data/filter-prices';
import { withoutVat } from '@/data/vat';
import { machineOf } from '@/domain/machines';
import { roomsUpTo } from '@/data/room-words';
import { noiseRangeDbA, quietBelowDbA, speedsOf } from '@/domain/speeds';
import { formatList } from '@/lib/format/list';
import { money } from '@/lib/format/money';
import { compareUrl } from '@/lib/links/compare-url';
import { href } from '@/lib/links/href';
import { turnUrl } from '@/lib/links/turn-url';
import { coveredWords, phrasesIn, type Query } from './query';
import type { Answer } from './answer';

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
  const [speed1, top] = noiseRangeDbA(speedsOf(product.model));
  const noise = `${speed1 < quietBelowDbA ? `below ${quietBelowDbA}` : speed1} to ${top} dB(A)`;
  return `${roomsUpTo(product.model)}; ${noise} (estimated). Samples: ${unwrapSample(sizeMm).join(' × ')} mm, up to ${unwrapSample(powerW)} W.`;
}

/** The products that a query names, or their comparison. */
export function productAnswers(query: Query): Answer[] {
  const slugs = namedSlugs(query);
  const named = catalogue.filter(({ slug }) => slugs.includes(slug));
  if (named.length > 1 && named.every(({ kind }) => kind === 'purifier'))
    return [
      {
        title: `Compare ${formatList(named.map(({ name }) => name))}`,
        text: named.map((product) => `${product.name}: ${priceOf(product)}.`).join(' '),
        to: compareUrl(named.map(({ slug }) => slug)),
      },
    ];
  const isTurned = mentions(query, '3d turn rotate');
  return named.map((product) => ({
    title: `${product.name}: ${priceOf(product)}`,
    text: factsOf(product),
    to: isTurned && product.kind === 'purifier' ? turnUrl(product.slug) : href('product', { slug: product.slug }),
    slug: product.slug,
  }));
}
