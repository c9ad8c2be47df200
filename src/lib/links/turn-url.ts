import type { ProductSlug } from '@/config/product-slugs';
import { href } from './href';

/** Id of the button that replaces a product's pictures by its 3D model. */
export const turnId = 'turn';

/** Path of the product page, which opens with its model in 3D. */
export function turnUrl(slug: ProductSlug): string {
  return `${href('product', { slug })}#${turnId}`;
}
