import type { PictureFile } from '@/assets/pictures/picture';
import type { ProductSummary, PurifierSummary } from '@/data/products/product';
import { href } from '@/lib/links/href';

export type Tile = {
  to: string;
  title: string;
  line: string;
  picture: PictureFile;
  alt: string;
  /** The picture has its own background. */
  fills: boolean;
};

export function productTile(product: Exclude<ProductSummary, PurifierSummary>): Tile {
  const { slug, model, shopLine, picture, pictureAlt, kind } = product;
  return {
    to: href('product', { slug }),
    title: model,
    line: shopLine,
    picture,
    alt: pictureAlt,
    fills: kind === 'bottle',
  };
}
