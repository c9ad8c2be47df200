import { loadEnv } from 'vite';

export function basePathOf(value: string | undefined): string {
  const folders = (value ?? '').split('/').filter(Boolean);
  return folders.length === 0 ? '/' : `/${folders.join('/')}/`;
}

export function configuredBasePath(): string {
  return basePathOf(loadEnv('production', process.cwd(), 'VITE_').VITE_BASE_PATH);
}
