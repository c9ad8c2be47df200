import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serveSite } from '../../scripts/preview/serve-site';
import { siteDir, type Variant, variants, workDir } from './places';

export type OwnServer = { origin: string; end: () => Promise<void> };

/** The headers that the site's own `_headers` asks for with every answer. */
function siteHeaders(dir: string): Record<string, string> {
  const [, ...lines] = readFileSync(join(dir, '_headers'), 'utf8').split('\n\n', 1)[0]?.split('\n') ?? [];
  return Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/s, 2)));
}

async function serve(dir: string, variant: Variant, isLive: boolean): Promise<OwnServer> {
  const options: Record<string, string> = variants[variant];
  const basePath = options.VITE_BASE_PATH ?? '/';
  const server = await serveSite({ dir, port: 0, basePath, isLive, headers: siteHeaders(dir) });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    end: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

/** One of the built sites on a port of its own, with the headers that its hosts are told to send. */
export function serveVariant(variant: Variant): Promise<OwnServer> {
  return serve(siteDir(variant), variant, false);
}

export type Deployment = OwnServer & {
  /** Takes every file of the version before away and puts another version in its place. */
  deploy: (variant: Variant) => void;
  /** Takes the files away whose name begins so. */
  lose: (beginning: string) => void;
  /** The file of a version whose name begins so. */
  fileOf: (variant: Variant, beginning: string) => string | undefined;
};

/** Copies a version without what these tests do not ask for. */
function upload(variant: Variant, dir: string): void {
  cpSync(siteDir(variant), dir, { recursive: true, filter: (path) => !/\.(?:br|gz|mp4|webm|pdf)$/.test(path) });
}

/** A host's folder whose content can be replaced under an open page, as a deployment does. */
export async function startDeployment(first: Variant): Promise<Deployment> {
  const dir = mkdtempSync(join(workDir, 'deployed-'));
  const assets = join(dir, 'assets');
  const named = (folder: string, beginning: string) => readdirSync(folder).filter((name) => name.startsWith(beginning));
  upload(first, dir);
  const server = await serve(dir, first, true);
  return {
    origin: server.origin,
    deploy: (variant) => {
      for (const name of readdirSync(dir)) rmSync(join(dir, name), { recursive: true });
      upload(variant, dir);
    },
    lose: (beginning) => {
      for (const name of named(assets, beginning)) rmSync(join(assets, name));
    },
    fileOf: (variant, beginning) =>
      named(join(siteDir(variant), 'assets'), beginning).find((name) => name.endsWith('.js')),
    end: async () => {
      await server.end();
      rmSync(dir, { recursive: true });
    },
  };
}
