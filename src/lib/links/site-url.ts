import { env } from '@/config/env';

/** Absolute address of a path of the site. */
export function siteUrl(path: string): string {
  return `${env.siteUrl}${env.folder}${path}`;
}
