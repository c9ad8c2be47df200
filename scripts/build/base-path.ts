import { loadEnv } from 'vite';

/** The site's folder on its host as `VITE_BASE_PATH` names it, with a slash at both ends however it was typed. */
export function basePathOf(value: string | undefined): string {
  const folders = (value ?? '').split('/').filter(Boolean);
  return folders.length === 0 ? '/' : `/${folders.join('/')}/`;
}

/** The folder of the site that is being built, from the environment and `.env`. */
export function configuredBasePath(): string {
  return basePathOf(loadEnv('production', process.cwd(), 'VITE_').VITE_BASE_PATH);
}
