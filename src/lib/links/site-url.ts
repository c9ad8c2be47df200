import { env } from '@/config/env';

export function siteUrl(path: string): string {
  return `${env.siteUrl}${env.folder}${path}`;
}
