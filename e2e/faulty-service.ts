import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { formServicePort } from './places';

/** How the service answers a POST that it has read. */
export type Behaviour = (response: ServerResponse) => void;

const allowed = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After' };

function listen(server: Server, port: number): Promise<number> {
  return new Promise((ready) => server.listen(port, '127.0.0.1', () => ready((server.address() as AddressInfo).port)));
}

/** Answers as told. Every connection is closed, so that the browser has no reason to repeat a POST by itself. */
export function answers(status: number, type: string, body: string, headers: Record<string, string> = {}): Behaviour {
  return (response) => {
    response.writeHead(status, { ...allowed, 'Content-Type': type, Connection: 'close', ...headers });
    response.end(body);
  };
}

/** A real form service that misbehaves on purpose, and counts what reaches it. */
export class FaultyService {
  behaviour: Behaviour = answers(200, 'application/json', '{"ok":true}');
  /** False: it answers preflights as a service does that does not know this site. */
  knowsOrigin = true;
  requests = 0;
  private port = 0;
  private held: (() => void)[] = [];
  private server = createServer((request, response) => void this.handle(request, response));

  /** Holds the answer back until `release`. */
  hold(then: Behaviour): Behaviour {
    return (response) => void this.held.push(() => then(response));
  }

  release(): void {
    this.held.splice(0).forEach((answer) => answer());
  }

  async start(): Promise<number> {
    this.port = await listen(this.server, this.port);
    return this.port;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, {
        ...(this.knowsOrigin ? allowed : {}),
        'Access-Control-Allow-Headers': 'Content-Type, Accept',
        Connection: 'close',
      });
      return void response.end();
    }
    if (request.method === 'GET') return answers(200, 'text/html', '<!doctype html><title>Thanks</title>')(response);
    request.resume();
    await new Promise((read) => request.on('end', read));
    this.requests += 1;
    this.behaviour(response);
  }
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The built site, with another form service behind its forms than the one it was built for. */
export class FaultySite {
  /** True: of the scripts only those are left that a page names, as in a page that was opened before a new deployment. */
  hasLostLaterScripts = false;
  /** Where the forms of this site look for their service. */
  serviceHost = '127.0.0.1';
  private server: Server;
  /** The scripts that the page opened last names as its own. */
  private namedScripts = '';

  constructor(
    private readonly dir: string,
    private readonly servicePort: number,
  ) {
    this.server = createServer((request, response) => void this.handle(request, response));
  }

  async start(): Promise<string> {
    return `http://127.0.0.1:${await listen(this.server, 0)}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname === '/' ? '/index.html' : extname(pathname) === '' ? `${pathname}.html` : pathname;
    const type = types[extname(file)] ?? 'application/octet-stream';
    const body = await readFile(join(this.dir, file)).catch(() => undefined);
    if (type === types['.html']) this.namedScripts = body?.toString('utf8').match(/data-modules="([^"]*)"/)?.[1] ?? '';
    const isLost = this.hasLostLaterScripts && type === types['.js'] && !this.namedScripts.includes(pathname);
    if (!body || isLost) {
      response.writeHead(404, { 'Content-Type': 'text/plain' });
      return void response.end('gone');
    }
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
    const isText = type === types['.js'] || type === types['.html'];
    const ours = `127.0.0.1:${formServicePort}`;
    response.end(isText ? body.toString('utf8').replaceAll(ours, `${this.serviceHost}:${this.servicePort}`) : body);
  }
}
