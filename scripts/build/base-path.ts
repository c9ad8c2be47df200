import { loadEnv } from 'vite';

/** Folder of the site with a slash at both ends: `mars` gives `/mars/`, nothing gives `/`. */
export function basePathOf(value: string | undefined): string {
  const folders = (value ?? '').split('/').filter(Boolean);
  return folders.length === 0 ? '/' : `/${folders.join('/')}/`;
}

/** The folder that `VITE_BASE_PATH` names in the environment or in an `.env` file. */
export function configuredBasePath(): string {
  return basePathOf(loadEnv('production', process.cwd(), 'VITE_').VITE_BASE_PATH);
}
