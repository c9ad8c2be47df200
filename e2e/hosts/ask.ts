import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends the path as it is; follows no redirect and unpacks nothing. */
export function ask(port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((done, fail) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
      response.on('error', fail);
    });
    asked.on('error', fail);
    asked.end();
  });
}

export function unpacked({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

/** Undefined if the redirect leaves the host. */
export function pathOfRedirect({ headers }: Answer, port: number): string | undefined {
  const origin = `http://127.0.0.1:${port}`;
  const target = new URL(headers.location ?? '', origin);
  return target.origin === origin ? target.pathname + target.search : undefined;
}
