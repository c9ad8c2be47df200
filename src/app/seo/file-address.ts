import type { PictureFile } from '@/assets/pictures/picture';
import { env } from '@/config/env';
import { mediaUrl } from '@/lib/links/media-url';

function absolute(address: string): string {
  return new URL(address, env.siteUrl).href;
}

/** @param file path below `public/`, without a leading slash */
export function fileUrl(file: string): string {
  return absolute(mediaUrl(file));
}

/** Absolute address of the largest AVIF of a picture. */
export function pictureUrl({ avif }: PictureFile): string {
  const largest = avif.split(', ').at(-1) ?? '';
  return absolute(largest.replace(/ \d+w$/, ''));
}
