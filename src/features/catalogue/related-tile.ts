import type { PictureFile } from '@/assets/pictures/picture';
import type { ProductSummary } from '@/data/products/product';
import { href } from '@/lib/links/href';

export type Tile = {
  to: string;
  title: string;
  line: string;
  picture: PictureFile;
  alt: string;
  /** `fill`: has its own background; `stand`: cut-out on a floor; `tint`: background too light. */
  fit: 'fill' | 'stand' | 'tint';
};

const fits: Partial<Record<ProductSummary['kind'], Tile['fit']>> = { bottle: 'fill', filter: 'tint' };

/** The tile of a product. */
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
