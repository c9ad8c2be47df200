import { env } from '@/config/env';

/** An address inside the site as an absolute one of the live site: canonical, cards, structured data. */
export function siteUrl(path: string): string {
  const folder = env.basePath.replace(/\/$/, '');
  return path === '/' ? `${env.siteUrl}${folder}/` : `${env.siteUrl}${folder}${path}`;
}
