import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { siteDir } from '../support/config';
import { watchScript } from './watch-script';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
  '.json': 'application/json',
};

export class EngineSite {
  // WebKit caches scripts: held scripts need a fresh origin.
  private held: Promise<void> | undefined;
  private server: Server = createServer((request, response) => void this.handle(request, response));

  async start(): Promise<string> {
    await new Promise<void>((ready) => this.server.listen(0, '127.0.0.1', ready));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  holdScripts(): () => void {
    let letGo = () => {};
    this.held = new Promise((resolve) => (letGo = resolve));
    return () => {
      this.held = undefined;
      letGo();
    };
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/watch.js') return send(response, 200, '.js', watchScript);
    const file = pathname === '/' ? '/index.html' : extname(pathname) === '' ? `${pathname}.html` : pathname;
    const type = extname(file);
    if (type === '.js') await this.held;
    const body = await readFile(join(siteDir, decodeURIComponent(file))).catch(() => undefined);
    const found = body ?? (await readFile(join(siteDir, '404.html')));
    const status = body ? 200 : 404;
    if (body && type !== '.html') return send(response, status, type, body);
    send(
      response,
      status,
      '.html',
      found.toString('utf8').replace('<head>', '<head><script src="/watch.js"></script>'),
    );
  }
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  const length = Buffer.byteLength(body);
  const headers = { 'Content-Length': length, 'Cache-Control': 'no-store' };
  response.writeHead(status, { 'Content-Type': types[type] ?? 'application/octet-stream', ...headers });
  response.end(body);
}
