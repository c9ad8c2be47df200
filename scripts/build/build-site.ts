import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { company } from '../../src/config/company';
import { addPictures } from './add-pictures';
import { configuredBasePath } from './base-path';
import { compressSite } from './compress-site';
import { contentSecurityPolicy } from './content-security-policy';
import { hostRules } from '../deploy/host-rules';
import { type BundledPackage, licenceNotices } from './licence-notices';
import { prerenderSite } from './prerender-site';
import { securityText } from './security-text';
import { buildInlineScript } from './inline-script';
import { writeDeployFiles, writeSiteHostFiles } from '../deploy/write-host-files';

type PrerenderEntry = typeof import('../../src/entry-prerender');

export type BuildOptions = {
  /** Folder of the finished site. */
  outDir: string;
  /** Folder for what an owner copies to a server (docs/deploy.md); without one it is not written. */
  deployDir?: string;
  /** `mock` is for testers: its forms are answered by the mock service worker. */
  mode?: 'production' | 'mock';
};

/** One's own for each run, so that two builds at once do not mix. */
const serverDir = `node_modules/.cache/prerender-${process.pid}`;

/** What the bundler noted about the packages in the scripts becomes a text for people. */
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

/** Builds the client, renders every address of it to HTML and leaves in `outDir` exactly what goes to a static host. */
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
  const packed = await compressSite(outDir);
  const rules = hostRules({
    siteUrl: entry.siteUrl('/'),
    basePath: configuredBasePath(),
    contentSecurityPolicy: policy,
    redirects: entry
      .siteAddresses()
      .flatMap(({ path, redirectTo }) => (redirectTo ? [{ from: path, to: redirectTo }] : [])),
  });
  await writeSiteHostFiles(outDir, rules);
  if (deployDir) await writeDeployFiles(deployDir, outDir, rules);
  await rm(serverDir, { recursive: true });
  console.log(`${files.length} pages and lists written to ${outDir}/, ${packed} files compressed.`);
}
