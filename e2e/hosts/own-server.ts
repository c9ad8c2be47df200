import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { siteListener } from '../../scripts/preview/serve-site';
import { siteDir, siteDirOf, type Variant, variants } from '../support/config';

export type OwnServer = { origin: string; end: () => Promise<void> };

function siteHeaders(dir: string): Record<string, string> {
  const [, ...lines] = readFileSync(join(dir, '_headers'), 'utf8').split('\n\n', 1)[0]?.split('\n') ?? [];
  return Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/s, 2)));
}

async function serve(listener: RequestListener): Promise<OwnServer> {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    end: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

export function folderOf(variant: Variant): string {
  const options: Record<string, string> = variants[variant];
  return (options.VITE_BASE_PATH ?? '').replace(/\/$/, '');
}

/** A built site on its own port, with the headers of `_headers`. */
export function serveVariant(variant: Variant): Promise<OwnServer> {
  const dir = siteDirOf(variant);
  return serve(siteListener({ dir, basePath: folderOf(variant), headers: siteHeaders(dir) }));
}

export type Deployment = OwnServer & {
  /** From now on only the files of the next version are there. */
  deployNext: () => void;
  assets: () => string[];
  /** Answers 404 for the files that begin so, until the next version. */
  lose: (beginning: string) => void;
};

/** Without what no test of a deployment looks at. */
const unused = /\.(?:br|gz|mp4|webm|pdf|avif|webp|jpg|png|glb|usdz)$/;

/** Emptied by each run of the tests. */
const outputDir = 'test-results/hosts';

/** A copy of the site. It stays until the next run: a request may still read from it. */
function upload(): string {
  mkdirSync(outputDir, { recursive: true });
  const dir = mkdtempSync(join(outputDir, 'deployed-'));
  cpSync(siteDir, dir, { recursive: true, filter: (path) => !unused.test(path) });
  return dir;
}

/** Renames hashed files, as changed content would. */
function renameAssets(dir: string): void {
  const assets = join(dir, 'assets');
  const files = readdirSync(assets);
  const hashed = new Set(files);
  const next = (name: string) => (hashed.has(name) ? name.replace(/(\.\w+)$/, '2$1') : name);
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && /\.(?:html|js|css|json)$/.test(path))
      writeFileSync(path, readFileSync(path, 'utf8').replace(/[\w.-]+\.\w+/g, next));
  }
  for (const name of files) renameSync(join(assets, name), join(assets, next(name)));
}

export async function startDeployment(): Promise<Deployment> {
  let dir = upload();
  let answer = siteListener({ dir, headers: siteHeaders(dir) });
  let lost: string[] = [];
  const server = await serve((request, response) => {
    if (lost.some((beginning) => request.url?.startsWith(`/assets/${beginning}`))) request.url = '/lost';
    answer(request, response);
  });
  return {
    ...server,
    assets: () => readdirSync(join(dir, 'assets')),
    deployNext: () => {
      dir = upload();
      renameAssets(dir);
      answer = siteListener({ dir, headers: siteHeaders(dir) });
      lost = [];
    },
    lose: (beginning) => void lost.push(beginning),
  };
}
