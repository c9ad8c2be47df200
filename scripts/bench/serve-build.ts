import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serveSite } from '../preview/serve-site';

function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '')
    .replace(/<link\b[^>]*\brel="stylesheet"[^>]*\bdisabled\b[^>]*>/g, '');
}

/** The pages of a site without scripts, compressed once. */
function floorPages(dir: string): (path: string) => Buffer | undefined {
  const pages = new Map<string, Buffer>();
  return (path) => {
    const file = join(dir, path === '/' ? 'index.html' : `${path}.html`);
    if (!pages.has(path) && existsSync(file))
      pages.set(path, brotliCompressSync(withoutScripts(readFileSync(file, 'utf8'))));
    return pages.get(path);
  };
}

/** Serves a built site, compressed; as the floor (`isFloor`) its pages come without scripts. */
export function serveBuild(dir: string, port: number, isFloor = false): Promise<Server> {
  return serveSite({ dir, port, isCompressed: true, ...(isFloor && { brotliPage: floorPages(dir) }) });
}

/** Ends a server and the connections that browsers keep open. */
export async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}
