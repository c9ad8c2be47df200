import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveSite } from './serve-site';

test.each([
  ['/assets/index-abc.js', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'public, max-age=86400, must-revalidate'],
  ['/cards/default.jpg', 'public, max-age=86400, must-revalidate'],
  ['/shop', 'no-cache'],
])('caches %s as the hosts do: %s', async (path, caching) => {
  const dir = mkdtempSync(join(tmpdir(), 'site-'));
  for (const folder of ['assets', 'cards']) mkdirSync(join(dir, folder));
  for (const file of ['404.html', 'shop.html', 'favicon.svg', 'assets/index-abc.js', 'cards/default.jpg'])
    writeFileSync(join(dir, file), '');
  const server = await serveSite({ dir, port: 0 });
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  server.closeAllConnections();
  server.close();
  expect(headers.get('cache-control')).toBe(caching);
});
