import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { siteDir } from '../support/config';
import { watchScript } from './watch-script';

type EngineSite = { url: string; holdScripts: () => () => void; stop: () => Promise<void> };

function readPage(pathname: string): Promise<string> {
  return readFile(join(siteDir, pathname === '/' ? 'index.html' : `${pathname}.html`), 'utf8');
}

/** The built site, whose pages note what goes wrong. WebKit caches scripts: held scripts need a fresh origin. */
export async function startEngineSite(): Promise<EngineSite> {
  const files = sirv(siteDir, { dev: true });
  let held: Promise<void> | undefined;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/watch.js') return response.setHeader('Content-Type', 'text/javascript').end(watchScript);
    if (extname(pathname) === '.js') await held;
    if (extname(pathname) !== '') return files(request, response);
    const page = await readPage(pathname).catch(() => undefined);
    const html = page ?? (await readPage('/404'));
    response.writeHead(page ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
    response.end(html.replace('<head>', '<head><script src="/watch.js"></script>'));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    holdScripts: () => {
      let resume = () => {};
      held = new Promise((resolve) => (resume = resolve));
      return () => resume();
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
