import type { BuiltPage } from './read-site';
import { checkEachPage, isNoindex } from './page-facts';
import { structuredDataBlocks, textOf, thingsOf, thingsOfType, valuesOf, withParts, type Thing } from './things';

const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'legalName', 'vatID', 'logo', 'contactPoint'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Product: ['name', 'url', 'image', 'description', 'brand', 'category', 'additionalProperty'],
  PropertyValue: ['name'],
  Offer: ['url', 'price', 'priceCurrency', 'priceSpecification'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  Blog: ['name', 'url', 'blogPost'],
  BlogPosting: ['headline', 'url', 'datePublished', 'author'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate'],
  '3DModel': ['name', 'encoding'],
  MediaObject: ['contentUrl', 'encodingFormat'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
};

/** Unproven ratings, and instructions, which search engines ignore. */
const forbidden = /^(?:AggregateRating|Review|Rating|HowTo)$/;
const forbiddenProperties = ['aggregateRating', 'review', 'reviews'];

/** Types that may appear with fewer properties inside another. */
const named = ['Product', 'Organization'];

function shapeProblems(thing: Thing, isPart: boolean): string[] {
  const type = textOf(thing, '@type');
  const properties = isPart && named.includes(type) ? [] : (required[type] ?? []);
  return [
    ...properties
      .filter((property) => valuesOf(thing, property).length === 0 || thing[property] === '')
      .map((property) => `${type} without ${property}`),
    ...(forbidden.test(type) ? [`a ${type}`] : []),
    ...forbiddenProperties.filter((property) => property in thing).map((property) => `${type} with ${property}`),
  ];
}

function videoProblems(video: Thing): string[] {
  if (video.embedUrl) return [];
  return video.contentUrl && video.duration ? [] : ['VideoObject with neither a file and its duration nor a player'];
}

function offerProblems(product: Thing): string[] {
  return valuesOf(product, 'offers').flatMap((offer) => {
    const { priceCurrency, priceSpecification } = offer as Thing;
    const vat = (priceSpecification as Thing | undefined)?.valueAddedTaxIncluded;
    return priceCurrency === 'GBP' && vat === true ? [] : ['an Offer that is not in GBP with VAT included'];
  });
}

function figureProblems(product: Thing): string[] {
  const figures = valuesOf(product, 'additionalProperty') as Thing[];
  return figures.flatMap(({ name, value, minValue, maxValue, unitText }) => {
    const numbers = [value, minValue, maxValue].filter((figure) => figure !== undefined);
    if (numbers.length === 0) return [`the figure "${String(name)}" has no value`];
    const looksLikeFigure = typeof value === 'string' && /^\d[\d,.]* \S+$/.test(value);
    return looksLikeFigure && !unitText ? [`the figure "${String(name)}" hides its unit in "${value}"`] : [];
  });
}

function expectedTypes({ path, document }: BuiltPage): string[] {
  const kind = document.querySelector('meta[property="og:type"]')?.getAttribute('content');
  return [
    ...(['/', '/about', '/contact'].includes(path) ? ['Organization'] : []),
    ...(path === '/' ? ['WebSite'] : path === '/home' ? [] : ['BreadcrumbList']),
    ...(path === '/blog' ? ['Blog'] : []),
    ...(kind === 'product' ? ['Product'] : []),
    ...(kind === 'article' ? ['Article'] : []),
  ];
}

function blockProblems(block: Element): string[] {
  try {
    const data = JSON.parse(block.textContent ?? '') as Record<string, unknown>;
    const graph = data['@graph'];
    if (data['@context'] !== 'https://schema.org' || !Array.isArray(graph))
      return ['structured data without schema.org’s context or a graph'];
    return graph.every((thing) => textOf(thing as Thing, '@type')) ? [] : ['structured data without a type'];
  } catch {
    return ['structured data that is not JSON'];
  }
}

/** Each page has one block of structured data with the types that it should have. */
export const checkStructuredDataShape = checkEachPage((page) => {
  const blocks = [...page.document.querySelectorAll(structuredDataBlocks)];
  const problems = blocks.flatMap(blockProblems);
  if (isNoindex(page)) {
    if (blocks.length > 0) problems.push('structured data on a page that is kept from search engines');
  } else {
    if (blocks.length !== 1) problems.push(`${blocks.length} blocks of structured data instead of one`);
    for (const type of expectedTypes(page)) {
      const count = thingsOfType(page, type).length;
      if (count !== 1) problems.push(`${count} ${type} in its structured data instead of one`);
    }
  }
  const products = thingsOfType(page, 'Product');
  return [
    ...problems,
    ...thingsOf(page).flatMap((thing) => withParts(thing).flatMap((part) => shapeProblems(part, part !== thing))),
    ...thingsOfType(page, 'VideoObject').flatMap(videoProblems),
    ...products.flatMap((product) => [...offerProblems(product), ...figureProblems(product)]),
  ];
});
