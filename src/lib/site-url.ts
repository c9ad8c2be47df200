import { env } from '@/config/env';

/** An address inside the site as an absolute one of the live site: canonical, cards, structured data. */
export function siteUrl(path: string): string {
  return `${env.siteUrl}${env.basePath.replace(/\/$/, '')}${path}`;
}
