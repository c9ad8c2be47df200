import type { Product } from '@/data/products/product';
import { maxCompared, type LeftOut } from '@/lib/links/compare-url';
import { capitalised, counted, countWord } from '@/lib/format/count-word';

const nouns: Record<Product['kind'], readonly [one: string, more: string]> = {
  purifier: ['machine', 'machines'],
  bottle: ['bottle', 'bottles'],
  filter: ['filter', 'filters'],
  meter: ['meter', 'meters'],
};

/** The heading of a comparison: "Three machines side by side". */
export function compareTitle(products: readonly Product[]): string {
  const [first] = products;
  if (!first) return 'Nothing to compare';
  const things = capitalised(counted(products.length, ...nouns[first.kind]));
  return products.length === 1 ? `${things} so far` : `${things} side by side`;
}

/** "The same in all three". */
export function sameTitle(count: number): string {
  return count === 2 ? 'The same in both' : `The same in all ${countWord(count)}`;
}

/** Why a product of the address is left out, as a sentence. */
export function leftOutMessage({ name, reason }: LeftOut): string {
  switch (reason) {
    case 'doubled':
      return `${name} was named twice and is shown once.`;
    case 'too-many':
      return `${name} is left out: ${countWord(maxCompared)} side by side are the most.`;
    case 'unknown':
      return `${name} is not in our shop and is left out.`;
    case 'other-kind':
      return `${name} is left out: only products of one kind are compared.`;
    case 'filter':
      return `${name} is left out: a filter differs from another only in the machine that it fits.`;
    default:
      return reason satisfies never;
  }
}

/** What a visitor reads where the room of the address cannot be read. */
export function unreadableRoomMessage(misread: string): string {
  return `“${misread.slice(0, 40)}” in the link is no room. The table shows an example: enter length, width and height.`;
}
