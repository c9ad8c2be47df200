import type { PictureFile } from '@/assets/pictures/picture';
import { env } from '@/config/env';
import { mediaUrl } from '@/lib/media-url';

/** The absolute address of a file that pages name from their own place: a fingerprinted picture, or one of the media host. */
function absolute(address: string): string {
  return new URL(address, env.siteUrl).href;
}

/** The absolute address of a file of `public/`. @param file path below `public/`, without a leading slash */
export function fileUrl(file: string): string {
  return absolute(mediaUrl(file));
}

/** The absolute address of a picture at its largest. Search engines read AVIF; cards for other sites have a format of their own. */
export function pictureUrl({ avif }: PictureFile): string {
  const largest = avif.split(', ').at(-1) ?? '';
  return absolute(largest.replace(/ \d+w$/, ''));
}
