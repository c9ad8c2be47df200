import type { GalleryPicture, Product } from '@/data/products/product';

/** The views that a product's gallery has, by what stands in the names of their pictures. */
export type GalleryView = 'detail' | 'room' | 'filter' | 'desk' | 'gym' | 'pair';

/** The picture of a product's gallery that shows one of these views of it. Throws where the gallery has none. */
export function galleryPicture({ model, gallery }: Product, ...views: readonly GalleryView[]): GalleryPicture {
  const found = gallery.find(({ picture }) =>
    picture.name.split('-').some((part) => views.some((view) => view === part)),
  );
  if (!found) throw new Error(`The gallery of ${model} has no picture of its ${views.join(' or ')}`);
  return found;
}
