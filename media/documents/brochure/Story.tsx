import type { ReactNode } from 'react';
import type { GalleryPicture } from '@/data/products/product';
import { DocumentPicture } from '../parts/DocumentPicture';
import { Sheet } from '../parts/Sheet';

export type StoryProps = { view: GalleryPicture; title: string; children: ReactNode };

export function Story({ view, title, children }: StoryProps) {
  return (
    <Sheet className="bleed brochure-story">
      <DocumentPicture name={view.picture.name} alt={view.alt} />
      <div className="story-text">
        <h2>{title}</h2>
        <div className="columns">{children}</div>
      </div>
    </Sheet>
  );
}
