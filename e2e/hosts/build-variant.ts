import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { deployDir, siteDir, type Variant, variants } from './places';

/** Every variable that a deployment may set, empty: an owner's own `.env` has no say in the tests. */
async function noOptions(): Promise<Record<string, string>> {
  const example = await readFile('.env.example', 'utf8');
  return Object.fromEntries([...example.matchAll(/^(VITE_\w+)=/gm)].map(([, name = '']) => [name, '']));
}

/** Builds one variant of the site in a process of its own, since the build reads the environment. */
export async function buildVariant(variant: Variant): Promise<void> {
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
