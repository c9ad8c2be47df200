import { env } from '@/config/env';

/**
 * The address of a file of `public/` (film, PDF, model): on the media host where one is configured, else on the site itself.
 * @param file path below `public/`, without a leading slash
 */
export function mediaUrl(file: string): string {
  return env.mediaBaseUrl ? `${env.mediaBaseUrl}/${file}` : `${env.basePath}${file}`;
}
