import type { Product } from '@/data/products/product';

type DocumentPictureProps = {
  /** Master without extension. */
  name: string;
  alt: string;
  /** Crops the empty margin. */
  isTrimmed?: boolean;
};

export function DocumentPicture({ name, alt, isTrimmed = false }: DocumentPictureProps) {
  return <img src={`${name}${isTrimmed ? '.trimmed' : ''}.jpg`} alt={alt} />;
}

type GalleryPictureProps = {
  product: Product;
  /** The first picture of one of them. */
  views: readonly ('detail' | 'room' | 'dusk' | 'filter' | 'desk' | 'gym' | 'pair')[];
};

/** Never the gallery's first picture, which is the cover's. Throws if the gallery lacks the view. */
export function GalleryPicture({ product: { name, gallery }, views }: GalleryPictureProps) {
  const found = gallery
    .slice(1)
    .find(({ picture }) => picture.name.split('-').some((part) => views.some((view) => view === part)));
  if (!found) throw new Error(`The gallery of ${name} has no picture of its ${views.join(' or ')}`);
  return <DocumentPicture name={found.picture.name} alt={found.alt} />;
}
