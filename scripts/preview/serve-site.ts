import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sirv from 'sirv';

export type ServeOptions = {
  dir: string;
  /** 0 for any that is free. */
  port: number;
  basePath?: string;
  /** Sent with every answer. */
  headers?: Record<string, string>;
  /** True where the folder may change while it is served. */
  isLive?: boolean;
};

/**
 * Serves a built site as a careful static host does: `/shop` is `shop.html`, an address with a closing slash leads to
 * the one without, an unknown one gets `404.html` with status 404.
 */
export async function serveSite(options: ServeOptions): Promise<Server> {
  const { dir, port, basePath = '/', headers = {}, isLive = false } = options;
  const folder = basePath.replace(/\/$/, '');
  const notFound = await readFile(join(dir, '404.html'));
  const files = sirv(dir, {
    dev: isLive,
    extensions: ['html'],
    dotfiles: true,
    setHeaders: (response, pathname) => {
      const isHashed = pathname.includes('/assets/');
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const server = createServer((request, response) => {
    response.setHeaders(new Map(Object.entries(headers)));
    const url = new URL(request.url ?? '/', 'http://localhost');
    const isInside = url.pathname === folder || url.pathname.startsWith(`${folder}/`);
    const path = isInside ? url.pathname.slice(folder.length) : '';
    const answerNotFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(notFound);
    };
    if (!isInside) return answerNotFound();
    if (path.length > 1 && path.endsWith('/')) {
      response.writeHead(301, { Location: folder + path.replace(/\/+$/, '') + url.search });
      return response.end();
    }
    request.url = (path || '/') + url.search;
    files(request, response, answerNotFound);
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return server;
}
