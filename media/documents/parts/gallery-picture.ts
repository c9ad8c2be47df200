import type { GalleryPicture, Product } from '@/data/products/product';

type GalleryView = 'detail' | 'room' | 'filter' | 'desk' | 'gym' | 'pair';

/** Throws if the gallery lacks the view. */
export function galleryPicture({ model, gallery }: Product, ...views: readonly GalleryView[]): GalleryPicture {
  const found = gallery.find(({ picture }) =>
    picture.name.split('-').some((part) => views.some((view) => view === part)),
  );
  if (!found) throw new Error(`The gallery of ${model} has no picture of its ${views.join(' or ')}`);
  return found;
}
