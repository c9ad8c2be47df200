import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { deployDir, siteDir, type Variant, variants } from './places';

/** Every variable that a deployment may set, empty: an owner's own `.env` has no say in the tests. */
async function noOptions(): Promise<Record<string, string>> {
  const example = await readFile('.env.example', 'utf8');
  return Object.fromEntries([...example.matchAll(/^(VITE_\w+)=/gm)].map(([, name = '']) => [name, '']));
}

/** Whether `npm run build` makes the site as it comes: nothing is set, neither in a file nor in the environment. */
function nothingIsSet(): boolean {
  const files = ['.env', '.env.local', '.env.production', '.env.production.local'];
  return !files.some((file) => existsSync(file)) && !Object.keys(process.env).some((name) => name.startsWith('VITE_'));
}

/**
 * Builds one variant of the site in a process of its own, since the build reads the environment. After a build
 * (`SITE_IS_BUILT`) the site as it comes is there already.
 */
export async function buildVariant(variant: Variant): Promise<void> {
  if (variant === 'plain' && process.env.SITE_IS_BUILT && nothingIsSet()) {
    await cp('dist', siteDir(variant), { recursive: true });
    await cp('deploy', deployDir(variant), { recursive: true });
    return;
  }
  const child = spawn(
    'npx',
    ['--no-install', 'tsx', 'scripts/build/build-to.ts', siteDir(variant), deployDir(variant)],
    {
      env: { ...process.env, ...(await noOptions()), ...variants[variant] },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const code = await new Promise((done) => child.on('close', done));
  if (code !== 0) throw new Error(`The site does not build (${variant}).`);
}
