import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { company } from '../../src/config/company';
import { hostRules } from '../deploy/host-rules';
import { writeHostFiles } from '../deploy/write-host-files';
import { isPicture } from '../vite/media-host';
import { configuredBasePath } from './base-path';
import { compressSite } from './compress-site';
import { contentSecurityPolicy } from './content-security-policy';
import { buildInlineScript } from './inline-script';
import { type BundledPackage, licenceNotices } from './licence-notices';
import { type PrerenderEntry, prerenderSite } from './prerender-site';
import { securityText } from './site-files';

/** Copies the pictures that only data names: no client chunk imports them. */
async function addPictures(serverDir: string, outDir: string): Promise<void> {
  for (const file of await readdir(join(serverDir, 'assets'))) {
    if (isPicture(file)) await copyFile(join(serverDir, 'assets', file), join(outDir, 'assets', file));
  }
}

type BuildOptions = {
  outDir: string;
  /** Folder for host configuration (docs/deploy.md). */
  deployDir?: string;
  /** `mock` answers forms by the mock service worker. */
  mode?: 'production' | 'mock';
};

// Allows two builds at once.
const serverDir = `node_modules/.cache/prerender-${process.pid}`;

async function writeLicences(outDir: string): Promise<void> {
  const file = join(outDir, 'licences.json');
  const bundled = JSON.parse(await readFile(file, 'utf8')) as BundledPackage[];
  await writeFile(join(outDir, 'licences.txt'), await licenceNotices(bundled));
  await rm(file);
}

async function writeSecurityText(outDir: string, { siteUrl }: PrerenderEntry): Promise<void> {
  await mkdir(join(outDir, '.well-known'), { recursive: true });
  const canonical = siteUrl('/.well-known/security.txt');
  const text = securityText({ email: company.email, canonical, builtAt: new Date() });
  await writeFile(join(outDir, '.well-known/security.txt'), text);
}

/**
 * Builds the whole site: bundles, prerendered pages, pictures, licences, compressed copies and the rules of hosts.
 * @throws if a step fails; the folder is then incomplete
 */
export async function buildSite({ outDir, deployDir, mode = 'production' }: BuildOptions): Promise<void> {
  await build({ mode, logLevel: 'warn', build: { outDir, emptyOutDir: true, license: { fileName: 'licences.json' } } });
  await build({
    mode,
    logLevel: 'warn',
    build: { ssr: 'src/entry-prerender.tsx', outDir: serverDir, emptyOutDir: true, ssrEmitAssets: true },
  });
  await addPictures(serverDir, outDir);
  const entry = (await import(pathToFileURL(resolve(serverDir, 'entry-prerender.js')).href)) as PrerenderEntry;
  const inlineScript = await buildInlineScript();
  const policy = contentSecurityPolicy({ inlineScript, isForTesters: mode === 'mock' });
  const files = await prerenderSite(outDir, entry, { inlineScript, policy });
  await writeLicences(outDir);
  await writeSecurityText(outDir, entry);
  const compressed = await compressSite(outDir);
  const rules = hostRules({
    siteUrl: entry.siteUrl('/'),
    basePath: configuredBasePath(),
    contentSecurityPolicy: policy,
    redirects: entry
      .siteAddresses()
      .flatMap(({ path, redirectTo }) => (redirectTo ? [{ from: path, to: redirectTo }] : [])),
  });
  await writeHostFiles(rules, outDir, deployDir);
  await rm(serverDir, { recursive: true });
  console.log(`${files.length} pages and lists written to ${outDir}/, ${compressed} files compressed.`);
}
