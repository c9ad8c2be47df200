import type { PictureFile } from '@/assets/pictures/picture';
import type { ProductSummary } from '@/data/products/product';
import { href } from '@/lib/href';

export type Tile = {
  to: string;
  title: string;
  line: string;
  picture: PictureFile;
  alt: string;
  /** `fill` for a picture with a ground of its own, `stand` for a thing on a floor, `tint` for one whose ground is too light. */
  fit: 'fill' | 'stand' | 'tint';
};

const fits: Partial<Record<ProductSummary['kind'], Tile['fit']>> = { bottle: 'fill', filter: 'tint' };

/** A product as a tile beside the one on the page. */
export function productTile({ slug, model, shopLine, picture, pictureAlt, kind }: ProductSummary): Tile {
  return {
    to: href('product', { slug }),
    title: model,
    line: shopLine,
    picture,
    alt: pictureAlt,
    fit: fits[kind] ?? 'stand',
  };
}
