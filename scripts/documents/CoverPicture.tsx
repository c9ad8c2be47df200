import type { Bottle, Purifier } from '@/data/products/product';
import { DocumentPicture } from './DocumentPicture';

export type CoverPictureProps = { product: Purifier | Bottle };

/** A machine stands cut out on the range's stage; a bottle's picture brings its own ground and is shown whole. */
export function CoverPicture({ product: { kind, picture, pictureAlt } }: CoverPictureProps) {
  return (
    <div className={kind === 'purifier' ? 'cover-stage' : 'cover-photo'}>
      <DocumentPicture name={picture.name} alt={pictureAlt} />
    </div>
  );
}
