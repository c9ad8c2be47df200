import type { ProductSlug } from '@/config/product-slugs';
import { href } from './href';

/** Id of the button that puts a product's model in the place of its pictures. */
export const turnId = 'turn';

/** The address of that button. */
export function turnUrl(slug: ProductSlug): string {
  return `${href('product', { slug })}#${turnId}`;
}
