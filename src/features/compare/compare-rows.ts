import type { Product, Purifier } from '@/data/products/product';
import { specificationRows } from '@/data/products/specification-rows';
import type { RoomRequirements } from '@/domain/room-answer';
import type { CompareRow } from './compare-row';
import { purifierRows } from './purifier-rows';

function specifiedRows(products: readonly Product[]): CompareRow[] {
  const specifications = products.map((product) => specificationRows(product));
  const labels = new Set(specifications.flatMap((rows) => rows.map(({ label }) => label)));
  const isInHead = (label: string) =>
    products.every((product) => valueOf(specificationRows(product), label) === product.name);
  return [...labels]
    .filter((label) => !isInHead(label))
    .map((label) => ({
      label,
      figures: specifications.map((specification) => ({ text: valueOf(specification, label) ?? 'Not stated' })),
    }));
}

function valueOf(rows: ReturnType<typeof specificationRows>, label: string): string | undefined {
  const row = rows.find((each) => each.label === label);
  return row && `${row.value}${row.isEstimated ? ' (sample)' : ''}`;
}

/** Whether all products are air purifiers. */
export function arePurifiers(products: readonly Product[]): products is readonly Purifier[] {
  return products.every(({ kind }) => kind === 'purifier');
}

/** The rows that compare products of one kind. @param room used for purifiers */
export function compareRows(products: readonly Product[], room: RoomRequirements): CompareRow[] {
  return arePurifiers(products) ? purifierRows(products, room) : specifiedRows(products);
}
