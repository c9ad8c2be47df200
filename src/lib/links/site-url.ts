import { env } from '@/config/env';

/** The absolute address of a path on the live site. */
export function siteUrl(path: string): string {
  return `${env.siteUrl}${env.basePath.replace(/\/$/, '')}${path}`;
}
