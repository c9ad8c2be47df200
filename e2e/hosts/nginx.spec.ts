import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { mergeTests } from '@playwright/test';
import { pageAddresses, redirectAddresses } from '../support/addresses';
import { expect, open, test as visitorTest } from '../support/fixtures';
import { type Nginx, startNginx } from './start-nginx';
import { test as variantTest } from './variant-test';

const test = variantTest.extend<object, { nginx: Nginx }>({
  nginx: [
    async ({ variant }, use) => {
      const nginx = await startNginx(variant);
      await use(nginx);
      await nginx.end();
    },
    { scope: 'worker' },
  ],
});

// One server at a time.
test.describe.configure({ mode: 'default' });

const types: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  glb: 'model/gltf-binary',
  hdr: 'image/vnd.radiance',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  usdz: 'model/vnd.usdz+zip',
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml; charset=utf-8',
};

const securityHeaders = {
  'content-security-policy':
    /default-src 'none'; script-src 'self' 'sha256-[\w+/=]{44}'; style-src 'self';.*frame-ancestors 'none'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'strict-transport-security': /^max-age=31536000$/,
  'x-content-type-options': /^nosniff$/,
};

/** Attempts at open redirects and header injection. */
const hostile = ['//evil.example/', '/%5Cevil.example/', '/%2F%2Fevil.example/', '/%0d%0aX-Evil:%20yes/', '/a%0d/'];

function hashed(dir: string, ending: string): string {
  return `/assets/${readdirSync(`${dir}/assets`).find((name) => name.endsWith(ending) && name.includes('-'))}`;
}

/** One file of each extension. */
function fileOfEachKind(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const kinds = files.map((file) => [extname(file).slice(1), file]);
  return Object.fromEntries(kinds.filter(([extension = '']) => !['', 'br', 'gz'].includes(extension)));
}

async function expectRedirect({ ask, site }: Nginx, from: string, to: string): Promise<void> {
  const { status, headers } = await ask(from);
  expect(status, from).toBe(301);
  expect(new URL(headers.location ?? '', site).href, from).toBe(site + to);
}

test('answers every address of a page with its own HTML, without a redirect', async ({ nginx: { ask, dir } }) => {
  for (const address of pageAddresses) {
    const { status, headers, body } = await ask(address);
    expect(status, address).toBe(200);
    expect(headers['content-type'], address).toBe('text/html; charset=utf-8');
    expect(headers['cache-control'], address).toBe('no-cache');
    const file = address === '/' ? '/index.html' : `${address}.html`;
    expect(body.equals(readFileSync(dir + file)), `${address} is ${file}`).toBe(true);
  }
  expect((await ask('/shop?group=air')).status, 'with a query').toBe(200);
});

test('answers an unknown address with the not-found page and 404', async ({ nginx: { ask, dir } }) => {
  const notFound = readFileSync(`${dir}/404.html`);
  for (const path of ['/no-such-page', '/product-details', '/product-details/none', '/assets', '/assets/gone.js']) {
    const { status, headers, body } = await ask(path);
    expect(status, path).toBe(404);
    expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
    expect(headers['cache-control'], path).toBe('no-cache');
    expect(body.equals(notFound), path).toBe(true);
  }
});

test('redirects an address with a closing slash to the one without, within the site', async ({ nginx, variant }) => {
  for (const address of ['/shop', '/product-details/generation-x'])
    await expectRedirect(nginx, `${address}/?a=1`, `${address}?a=1`);
  if (variant === 'folder') await expectRedirect(nginx, '', '/');
  for (const path of hostile) {
    const { status, headers } = await nginx.ask(path);
    expect(status, path).toBe(404);
    expect(headers['x-evil'], path).toBeUndefined();
  }
});

test('redirects the old addresses to the new', async ({ nginx }) => {
  for (const [from, to] of redirectAddresses) await expectRedirect(nginx, from, to);
});

test('sends each kind of file with its type', async ({ nginx: { ask, dir } }) => {
  for (const [extension, file] of Object.entries(fileOfEachKind(dir))) {
    const { status, headers } = await ask(`/${file}`);
    expect(status, file).toBe(200);
    expect(headers['content-type'], file).toBe(types[extension]);
  }
});

test('has hashed files kept for a year, named ones for a day, and HTML asked for again', async ({ nginx }) => {
  const { ask, dir } = nginx;
  for (const [caching, files] of [
    ['public, max-age=31536000, immutable', ['.js', '.css', '.avif', '.woff2'].map((ending) => hashed(dir, ending))],
    [
      'public, max-age=86400, must-revalidate',
      ['/cards/default.jpg', '/downloads/generation-x-manual.pdf', '/films/about.mp4', '/favicon.svg'],
    ],
    ['no-cache', ['/sitemap.xml', '/robots.txt', '/.well-known/security.txt']],
  ] as const) {
    for (const file of files) {
      const { status, headers } = await ask(file);
      expect(status, file).toBe(200);
      expect(headers['cache-control'], file).toBe(caching);
    }
  }
  for (const encoding of ['identity', 'gzip']) {
    const headers = { 'accept-encoding': encoding };
    const { etag = '' } = (await ask('/shop', headers)).headers;
    expect(etag, 'an ETag').not.toBe('');
    const again = await ask('/shop', { ...headers, 'if-none-match': etag });
    expect(again.status, `asked again with ${encoding}`).toBe(304);
    expect(again.body).toHaveLength(0);
  }
});

test('sends text and models as the build compressed them, and plain to who cannot unpack them', async ({ nginx }) => {
  const { ask, dir } = nginx;
  const script = hashed(dir, '.js');
  for (const [path, file] of [
    ['/', '/index.html'],
    ['/shop', '/shop.html'],
    ...[script, '/licences.txt', '/models/generation-x.glb'].map((name) => [name, name] as const),
  ] as const) {
    const plain = await ask(path);
    expect(plain.headers['content-encoding'], path).toBeUndefined();
    const compressed = await ask(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(compressed.headers['content-encoding'], path).toBe('gzip');
    expect(compressed.headers.vary, path).toMatch(/accept-encoding/i);
    expect(compressed.headers['content-type'], path).toBe(plain.headers['content-type']);
    expect(compressed.body.equals(readFileSync(`${dir}${file}.gz`)), `${path} as the build compressed it`).toBe(true);
    expect(gunzipSync(compressed.body).equals(readFileSync(dir + file)), path).toBe(true);
  }
});

test('sends a part of a film to who asks for one', async ({ nginx: { ask, dir } }) => {
  for (const film of ['/films/about.mp4', '/films/about.webm']) {
    const whole = readFileSync(dir + film);
    const { status, headers, body } = await ask(film, { range: 'bytes=1000-1999', 'accept-encoding': 'gzip, br' });
    expect(status, film).toBe(206);
    expect(headers['content-range'], film).toBe(`bytes 1000-1999/${whole.length}`);
    expect(body.equals(whole.subarray(1000, 2000)), film).toBe(true);
  }
});

test('sends the security headers with pages, files and errors', async ({ nginx: { ask, dir } }) => {
  for (const path of ['/', '/contact', hashed(dir, '.js'), '/no-such-page']) {
    const { headers } = await ask(path);
    for (const [name, value] of Object.entries(securityHeaders))
      expect(headers[name], `${name} of ${path}`).toMatch(value);
  }
});

mergeTests(test, visitorTest)(
  'a visitor opens a page, goes on to others and meets no error',
  async ({ nginx: { site }, page }) => {
    await open(page, `${site}/product-details/generation-x`);
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    const links = page.locator('footer').last();
    for (const [name, address] of [
      ['Shop', '/shop'],
      ['Contact', '/contact'],
      ['Calculator', '/'],
    ] as const) {
      await links.getByRole('link', { name, exact: true }).first().click();
      await page.waitForURL(({ origin, pathname }) => origin + pathname === site + address);
      await expect(page.locator('h1')).toBeVisible();
    }
    expect(documents, 'pages loaded afresh').toEqual([]);
    await page.reload();
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.evaluate(() => document.images[0]?.src.startsWith(window.location.origin))).toBe(true);
  },
);
