import { env } from '@/config/env';

/**
 * The address of a file of `public/` on the media host, or on the site.
 * @param file path below `public/`, without a leading slash
 */
export function mediaUrl(file: string): string {
  return env.mediaBaseUrl ? `${env.mediaBaseUrl}/${file}` : `${env.basePath}${file}`;
}
