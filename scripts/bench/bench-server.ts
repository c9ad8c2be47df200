import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { withoutScripts } from './without-scripts';

/** Brotli 11 of each page's floor, made once. */
const floors = new Map<string, Buffer>();

function floorOf(file: string): Buffer {
  const known = floors.get(file);
  if (known) return known;
  const floor = brotliCompressSync(withoutScripts(readFileSync(file, 'utf8')));
  floors.set(file, floor);
  return floor;
}

function answerFloor(dir: string, request: IncomingMessage, response: ServerResponse): boolean {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = join(dir, pathname === '/' ? 'index.html' : `${pathname}.html`);
  if (!existsSync(file)) return false;
  response.writeHead(200, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Encoding': 'br',
    'Cache-Control': 'no-cache',
  });
  response.end(floorOf(file));
  return true;
}

/**
 * Serves a built site as a good static host does, over HTTP/1.1: the texts as the build packed them (brotli 11), hashed
 * files cached for good. With `isFloor` each page comes without its scripts.
 */
export async function serveBuild(dir: string, port: number, isFloor = false): Promise<Server> {
  const files = sirv(dir, {
    extensions: ['html'],
    brotli: true,
    setHeaders: (response, pathname) => {
      const isHashed = pathname.startsWith('/assets/');
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const server = createServer((request, response) => {
    if (isFloor && answerFloor(dir, request, response)) return;
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
      response.end(readFileSync(join(dir, '404.html')));
    });
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return server;
}

export async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
}
