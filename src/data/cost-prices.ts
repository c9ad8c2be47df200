import { sample, unwrapSample } from '@/config/sample';
import type { CostPrices } from '@/domain/cost-over-years';
import { filterSetPence } from './filter-prices';
import { deliveryPence } from './products/delivery';

/** VAT included. */
export const costPrices: CostPrices = {
  filterSetPence,
  servicingPence: unwrapSample(sample(9600)),
  deliveryPence,
  disposalPence: unwrapSample(sample(0)),
};

/** A condition of every visit of ours. */
export const serviceArea = 'where we serve your postcode';
