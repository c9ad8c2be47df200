import { shown } from '@/config/sample';
import type { ModelledProduct } from '@/data/model-file';
import type { BoxM } from './framing';

/**
 * Width, depth and height in millimetres: a purifier's from its data; of what states no three measures, the model's own,
 * which a check holds to the true size.
 */
export function modelSizeMm(product: ModelledProduct, { low, high }: BoxM): readonly [number, number, number] {
  if (product.kind === 'purifier') return shown(product.productDimensionsMm);
  const mm = (axis: 0 | 1 | 2) => Math.round((high[axis] - low[axis]) * 1000);
  return [mm(0), mm(2), mm(1)];
}
