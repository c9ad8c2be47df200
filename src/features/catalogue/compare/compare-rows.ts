import type { Product, Purifier } from '@/data/products/product';
import { money } from '@/lib/format/money';
import { specificationRows } from '../specification/specification-rows';
import type { CompareRow } from './compare-row';
import { purifierRows } from './purifier-rows';

function specifiedRows(products: readonly Product[]): CompareRow[] {
  const specifications = products.map((product) => specificationRows(product));
  const labels = new Set(specifications.flatMap((rows) => rows.map(({ label }) => label)));
  const inHead = (label: string) =>
    products.every((product) => valueOf(specificationRows(product), label) === product.model);
  const rows = [...labels]
    .filter((label) => !inHead(label))
    .map((label) => ({
      label,
      figures: specifications.map((specification) => ({ text: valueOf(specification, label) ?? 'Not stated' })),
    }));
  const price: CompareRow = {
    label: 'Price',
    note: 'including VAT',
    best: { word: 'Lowest', isLeast: true },
    figures: products.map(({ pricePence }) =>
      pricePence === undefined ? { text: 'On request' } : { text: money(pricePence), amount: pricePence },
    ),
  };
  return [price, ...rows];
}

function valueOf(rows: ReturnType<typeof specificationRows>, label: string): string | undefined {
  const row = rows.find((one) => one.label === label);
  return row && `${row.value}${row.isIndicative ? ' (indicative)' : ''}`;
}

function arePurifiers(products: readonly Product[]): products is readonly Purifier[] {
  return products.every(({ kind }) => kind === 'purifier');
}

/** The rows that compare products of one kind. @param volumeM3 of the room, used for purifiers */
export function compareRows(products: readonly Product[], volumeM3: number): CompareRow[] {
  return arePurifiers(products) ? purifierRows(products, volumeM3) : specifiedRows(products);
}
