import type { PictureFile } from '@/assets/pictures/picture';
import { fetchAhead } from '@/lib/browser/fetch-ahead';

type PictureProps = {
  file: PictureFile;
  /** Empty only where adjacent text says the same. */
  alt: string;
  /** HTML `sizes`: "(min-width: 992px) 640px, 100vw". */
  sizes: string;
  /** The one picture above the fold. */
  hasPriority?: boolean;
  className?: string;
};

/** A picture in the widths that the build derived; `hasPriority` for the one that the first screen shows. */
export function Picture({ file, alt, sizes, hasPriority = false, className }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={file.avif} sizes={sizes} />
      <img
        ref={hasPriority ? undefined : fetchAhead}
        src={file.webp}
        width={file.width}
        height={file.height}
        alt={alt}
        className={className}
        loading={hasPriority ? 'eager' : 'lazy'}
        fetchPriority={hasPriority ? 'high' : undefined}
        decoding={hasPriority ? 'sync' : undefined}
      />
    </picture>
  );
}
