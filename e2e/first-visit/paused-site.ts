import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { siteDir } from '../support/config';

type PausedSite = { address: string; resume: () => void; close: () => void };

/** Halts page HTML before the footer until released. */
export async function pausedSite(path: string): Promise<PausedSite> {
  const html = await readFile(join(siteDir, `${path}.html`), 'utf8');
  const halt = html.indexOf('<footer');
  const files = sirv(siteDir);
  let resume = () => {};
  const goesOn = new Promise<void>((resolve) => (resume = resolve));
  const server = createServer((request, response) => {
    if (request.url !== path) return files(request, response);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.write(html.slice(0, halt));
    void goesOn.then(() => response.end(html.slice(halt)));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}${path}`, resume, close: () => server.close() };
}
