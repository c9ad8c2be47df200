import { readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { cacheControlOf, cacheRules } from '../deploy/host-rules';

type SiteOptions = {
  dir: string;
  basePath?: string;
  headers?: Record<string, string>;
  isCompressed?: boolean;
  brotliPage?: (path: string) => Buffer | undefined;
};

/**
 * Answers `/shop` with `shop.html`, redirects closing slashes, answers unknown paths with 404.html. Caches as the hosts
 * do: Chromium requests icons without `max-age` again at each change of the address.
 */
export function siteListener(options: SiteOptions): RequestListener {
  const { dir, basePath = '/', headers = {}, isCompressed = false, brotliPage } = options;
  const folder = basePath.replace(/\/$/, '');
  const notFound = readFileSync(join(dir, '404.html'));
  const cache = cacheRules();
  const files = sirv(dir, {
    brotli: isCompressed,
    extensions: ['html'],
    dotfiles: true,
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', cacheControlOf(pathname, cache));
    },
  });
  return (request, response) => {
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
    const page = brotliPage?.(path || '/');
    if (page) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' });
      return response.end(page);
    }
    request.url = (path || '/') + url.search;
    files(request, response, answerNotFound);
  };
}

/** @param options `port`: 0 for any free port */
export async function serveSite({ port, ...options }: SiteOptions & { port: number }): Promise<Server> {
  const server = createServer(siteListener(options));
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return server;
}
