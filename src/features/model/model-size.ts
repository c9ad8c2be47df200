import { shown } from '@/config/sample';
import type { ModelledProduct } from '@/data/model-file';
import type { BoxM } from './framing';

/** Width, depth and height in mm: a purifier's from its data, else the model's own. */
export function modelSizeMm(product: ModelledProduct, { low, high }: BoxM): readonly [number, number, number] {
  if (product.kind === 'purifier') return shown(product.productDimensionsMm);
  const mm = (axis: 0 | 1 | 2) => Math.round((high[axis] - low[axis]) * 1000);
  return [mm(0), mm(2), mm(1)];
}
