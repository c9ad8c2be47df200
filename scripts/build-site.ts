import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { prerenderSite } from './prerender-site';

type PrerenderEntry = typeof import('../src/entry-prerender');

export type BuildOptions = {
  /** Folder of the finished site. */
  outDir: string;
  /** `mock` is for testers: its forms are answered by the mock service worker. */
  mode?: 'production' | 'mock';
};

/** One's own for each run, so that two builds at once do not mix. */
const serverDir = `node_modules/.cache/prerender-${process.pid}`;

/** Builds the client, renders every address of it to HTML and leaves in `outDir` exactly what goes to a static host. */
export async function buildSite({ outDir, mode = 'production' }: BuildOptions): Promise<void> {
  await build({ mode, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  await build({
    mode,
    logLevel: 'warn',
    build: { ssr: 'src/entry-prerender.tsx', outDir: serverDir, emptyOutDir: true },
  });
  const entry = (await import(pathToFileURL(resolve(serverDir, 'entry-prerender.js')).href)) as PrerenderEntry;
  const files = await prerenderSite(outDir, entry, mode === 'mock');
  await rm(serverDir, { recursive: true });
  console.log(`${files.length} files written to ${outDir}/ beside the scripts, styles and pictures.`);
}
