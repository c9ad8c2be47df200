import { genSRoom } from '@/assets/pictures/gen-s-room';
import { genXDusk } from '@/assets/pictures/gen-x-dusk';
import { genYRoom } from '@/assets/pictures/gen-y-room';
import { genZRoom } from '@/assets/pictures/gen-z-room';
import type { PictureFile } from '@/assets/pictures/picture';
import type { PurifierSlug } from '@/data/products/product';

/** Each machine at its work. */
export const roomPictures: Record<PurifierSlug, PictureFile> = {
  'generation-s': genSRoom,
  'generation-x': genXDusk,
  'generation-y': genYRoom,
  'generation-z': genZRoom,
};
