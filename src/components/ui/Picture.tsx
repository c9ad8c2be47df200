import type { PictureFile } from '@/assets/pictures/picture';
import { fetchAhead } from '@/lib/fetch-ahead';

export type PictureProps = {
  file: PictureFile;
  /** What is to be seen; '' only where the text beside it says the same. */
  alt: string;
  /** The width it is shown at, as the `sizes` of HTML: "(min-width: 992px) 640px, 100vw". */
  sizes: string;
  /** The one picture above the fold: fetched at once and first. */
  priority?: boolean;
  className?: string;
};

/** A picture in AVIF, with one WebP behind it for the few browsers without, with its own dimensions so that nothing shifts. It is fetched before it is reached. */
export function Picture({ file, alt, sizes, priority = false, className }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={file.avif} sizes={sizes} />
      <img
        ref={priority ? undefined : fetchAhead}
        src={file.webp}
        width={file.width}
        height={file.height}
        alt={alt}
        className={className}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : undefined}
      />
    </picture>
  );
}
