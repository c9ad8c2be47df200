import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export type ReceivedMessage = { path: string; contentType: string; body: string };

const json = 'application/json';

/** By ending of the name; others are accepted. */
const behaviours: Record<string, (response: ServerResponse) => void> = {
  'Status 500': (response) => answer(response, 500, json, '{"error":"boom"}'),
  'Other Origin': (response) => {
    response.removeHeader('Access-Control-Allow-Origin');
    answer(response, 200, json, '{"ok":true}');
  },
};

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': type, Connection: 'close' });
  response.end(body);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function nameIn(body: string): string {
  try {
    return String((JSON.parse(body) as { name?: unknown }).name);
  } catch {
    return '';
  }
}

export async function startFormService(port: number): Promise<Server> {
  const received = new Map<string, ReceivedMessage[]>();
  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Accept');
    if (request.method === 'OPTIONS') return answer(response, 204, 'text/plain', '');
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/received') {
      return answer(response, 200, json, JSON.stringify(received.get(url.searchParams.get('name') ?? '') ?? []));
    }
    const body = await bodyOf(request);
    const name = nameIn(body);
    const message = { path: url.pathname, contentType: request.headers['content-type'] ?? '', body };
    received.set(name, [...(received.get(name) ?? []), message]);
    const behaviour = Object.entries(behaviours).find(([ending]) => name.endsWith(ending));
    if (behaviour) return behaviour[1](response);
    answer(response, 200, json, '{"ok":true}');
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return server;
}
