import { sample, unwrapSample } from '@/config/sample';
import { calculatorModels } from '@/domain/machines';
import { listPrice, money } from '@/lib/format/money';
import type { ProductSummary, PurifierSlug } from './products/product';

/** VAT included. Shop and pages of the filters keep the specified `priceOnRequest` and show these beside it. */
export const filterSetPence = unwrapSample(sample({ 'GEN S': 3900, 'GEN X': 6900, 'GEN Y': 7900, 'GEN Z': 12_900 }));

/** Price of one set of filters in pence. Throws for a slug that is no air purifier. */
export function filterSetPenceOf(machine: PurifierSlug): number {
  const model = calculatorModels.find(({ slug }) => slug === machine);
  if (!model) throw new Error(`No machine has the slug ${machine}`);
  return filterSetPence[model.model];
}

/** As in "£69 a set", where a note beside it says that the prices are samples. */
export function formatNotedFilterSet(machine: PurifierSlug): string {
  return `${money(filterSetPenceOf(machine))} a set`;
}

/** As in "£69 a set (sample)". */
export function formatFilterSet(machine: PurifierSlug): string {
  return `${formatNotedFilterSet(machine)} (sample)`;
}

/** As in "£495", "£69 a set (sample)" or "Price on request". */
export function formatListPrice(product: ProductSummary): string {
  if (product.kind === 'filter') return formatFilterSet(product.fits);
  return listPrice(product.pricePence);
}
