import type { PictureFile } from '@/assets/pictures/picture';
import type { ProductSlug } from '@/config/product-slugs';

export type RequestedProduct = {
  slug: ProductSlug;
  model: string;
  picture?: PictureFile | undefined;
  /** Line under the dialog's heading, such as "Domestic, 720 m³/h". */
  detail?: string | undefined;
};
