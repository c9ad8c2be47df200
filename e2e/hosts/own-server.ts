import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '../../scripts/preview/serve-site';
import { siteDir, siteDirOf, type Variant, variants } from '../support/config';

export type OwnServer = { origin: string; end: () => Promise<void> };

function siteHeaders(dir: string): Record<string, string> {
  const [, ...lines] = readFileSync(join(dir, '_headers'), 'utf8').split('\n\n', 1)[0]?.split('\n') ?? [];
  return Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/s, 2)));
}

async function serve(dir: string, basePath: string, isLive: boolean): Promise<OwnServer> {
  const server = await serveSite({ dir, port: 0, basePath, isLive, headers: siteHeaders(dir) });
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
  return serve(siteDirOf(variant), folderOf(variant), false);
}

export type Deployment = OwnServer & {
  /** Replaces all files with the next version. */
  deployNext: () => void;
  assets: () => string[];
  /** Deletes files by prefix. */
  lose: (beginning: string) => void;
};

/** Without what no test of a deployment looks at. */
const unused = /\.(?:br|gz|mp4|webm|pdf|avif|webp|jpg|png|glb|usdz)$/;

function upload(dir: string): void {
  cpSync(siteDir, dir, { recursive: true, filter: (path) => !unused.test(path) });
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
  const dir = mkdtempSync(join(tmpdir(), 'deployed-'));
  upload(dir);
  const server = await serve(dir, '', true);
  return {
    origin: server.origin,
    assets: () => readdirSync(join(dir, 'assets')),
    deployNext: () => {
      for (const name of readdirSync(dir)) rmSync(join(dir, name), { recursive: true });
      upload(dir);
      renameAssets(dir);
    },
    lose: (beginning) => {
      for (const name of readdirSync(join(dir, 'assets')))
        if (name.startsWith(beginning)) rmSync(join(dir, 'assets', name));
    },
    end: async () => {
      await server.end();
      rmSync(dir, { recursive: true });
    },
  };
}
