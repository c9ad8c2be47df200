import type { PictureFile } from '@/assets/pictures/picture';
import { formatListPrice } from '@/data/filter-prices';
import type { ProductSummary } from '@/data/products/product';
import { roomsUpTo } from '@/data/room-words';
import { priceOnRequest } from '@/lib/format/money';
import { href } from '@/lib/links/href';

/** A tile that links to another product or page. */
export type Tile = {
  to: string;
  title: string;
  line: string;
  /** Beside the line, larger. */
  price?: string;
  picture: PictureFile;
  alt: string;
  /** The picture has its own background. */
  isFilled: boolean;
};

/** The tile of a product. */
export function productTile(product: ProductSummary): Tile {
  const { slug, name, picture, pictureAlt, kind } = product;
  return {
    to: href('product', { slug }),
    title: name,
    line: kind === 'purifier' ? roomsUpTo(product.model) : product.shopLine,
    picture,
    alt: pictureAlt,
    isFilled: kind === 'bottle',
    price: kind === 'meter' ? priceOnRequest : formatListPrice(product),
  };
}
