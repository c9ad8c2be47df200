import { readdirSync, readFileSync } from 'node:fs';
import { mergeTests } from '@playwright/test';
import { pageAddresses, redirectAddresses } from '../support/addresses';
import { siteDirOf } from '../support/config';
import { expect, open, test as visitorTest } from '../support/fixtures';
import { ask, pathOfRedirect, unpacked } from './ask';
import { type Host, installedHosts, type RunningHost, startHost } from './start-host';
import { test as variantTest } from './variant-test';

const test = mergeTests(visitorTest, variantTest);

/** `assets` stands for a hashed file with that extension. */
const types: [file: string, type: string][] = [
  ['assets .avif', 'image/avif'],
  ['assets .webp', 'image/webp'],
  ['assets .js', 'text/javascript; charset=utf-8'],
  ['assets .css', 'text/css; charset=utf-8'],
  ['assets .woff2', 'font/woff2'],
  ['films/about.webm', 'video/webm'],
  ['films/about.mp4', 'video/mp4'],
  ['films/about.vtt', 'text/vtt; charset=utf-8'],
  ['downloads/generation-x-manual.pdf', 'application/pdf'],
  ['cards/default.jpg', 'image/jpeg'],
  ['favicon.ico', 'image/x-icon'],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['sitemap.xml', 'text/xml; charset=utf-8'],
  ['robots.txt', 'text/plain; charset=utf-8'],
  ['licences.txt', 'text/plain; charset=utf-8'],
  ['.well-known/security.txt', 'text/plain; charset=utf-8'],
];

const securityHeaders = {
  'content-security-policy':
    /default-src 'none'; script-src 'self' 'sha256-[\w+/=]{44}'; style-src 'self';.*frame-ancestors 'none'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'x-content-type-options': /^nosniff$/,
};

/** Attempts at open redirects and header injection. */
const hostile = ['//evil.example/', '/%5Cevil.example/', '/%2F%2Fevil.example/', '/%0d%0aX-Evil:%20yes/', '/a%0d/'];

const pathOf = (folder: string, address: string) => (address === '/' ? `${folder}/` : folder + address);

const hashed = (dir: string, ending: string) =>
  `assets/${readdirSync(`${dir}/assets`).find((name) => name.endsWith(ending) && name.includes('-'))}`;

const fileOf = (dir: string, file: string) => (file.startsWith('assets ') ? hashed(dir, file.slice(7)) : file);

type Served = { host: Host; port: number; dir: string; folder: '' | '/mars' };

const rules: Record<string, (served: Served) => Promise<void>> = {
  async 'answers every address of a page with its own HTML, without a redirect'({ port, dir, folder }) {
    for (const address of pageAddresses) {
      const answer = await ask(port, pathOf(folder, address));
      expect(answer.status, address).toBe(200);
      expect(answer.headers['content-type'], address).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control'], address).toBe('no-cache');
      const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
      expect(answer.body.equals(readFileSync(`${dir}/${file}`)), `${address} is ${file}`).toBe(true);
    }
  },

  async 'keeps the query of an address'({ port, folder }) {
    const answer = await ask(port, pathOf(folder, '/shop?group=air'));
    expect(answer.status).toBe(200);
  },

  async 'answers an unknown address with the not-found page and 404'({ port, dir, folder }) {
    const notFound = readFileSync(`${dir}/404.html`);
    for (const path of ['/no-such-page', '/product-details', '/product-details/none', '/assets', '/assets/gone.js']) {
      const answer = await ask(port, folder + path);
      expect(answer.status, path).toBe(404);
      expect(answer.headers['content-type'], path).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control'], path).toBe('no-cache');
      expect(answer.body.equals(notFound), path).toBe(true);
    }
  },

  async 'leads from an address with a closing slash to the one without, for good and within the site'({
    port,
    folder,
  }) {
    for (const address of ['/shop', '/product-details/generation-x']) {
      const answer = await ask(port, `${folder}${address}/?a=1`);
      expect(answer.status, address).toBe(301);
      expect(pathOfRedirect(answer, port), address).toBe(`${folder}${address}?a=1`);
    }
    if (folder) {
      const answer = await ask(port, folder);
      expect(answer.status).toBe(301);
      expect(pathOfRedirect(answer, port)).toBe(`${folder}/`);
    }
    for (const path of hostile) {
      const answer = await ask(port, folder + path);
      expect(answer.status, path).toBe(404);
      expect(answer.headers['x-evil'], path).toBeUndefined();
    }
  },

  async 'leads from the old addresses to the new, for good'({ port, folder }) {
    for (const [from, to] of redirectAddresses) {
      const answer = await ask(port, folder + from);
      expect(answer.status, from).toBe(301);
      expect(pathOfRedirect(answer, port), from).toBe(folder + to);
    }
  },

  async 'sends each file as what it is'({ port, dir, folder }) {
    for (const [file, type] of types) {
      const answer = await ask(port, `${folder}/${fileOf(dir, file)}`);
      expect(answer.status, file).toBe(200);
      expect(answer.headers['content-type'], file).toBe(type);
    }
  },

  async 'has hashed files kept for a year, named ones for a day, and HTML asked for again'({ port, dir, folder }) {
    const caching = async (file: string) => (await ask(port, `${folder}/${file}`)).headers['cache-control'];
    for (const ending of ['.js', '.css', '.avif', '.woff2'])
      expect(await caching(hashed(dir, ending)), ending).toBe('public, max-age=31536000, immutable');
    for (const file of ['cards/default.jpg', 'downloads/generation-x-manual.pdf', 'films/about.mp4', 'favicon.svg'])
      expect(await caching(file), file).toBe('public, max-age=86400, must-revalidate');
    for (const file of ['sitemap.xml', 'robots.txt', '.well-known/security.txt'])
      expect(await caching(file), file).toBe('no-cache');
    for (const encoding of ['identity', 'gzip', 'gzip, br']) {
      const headers = { 'accept-encoding': encoding };
      const { etag = '' } = (await ask(port, pathOf(folder, '/shop'), headers)).headers;
      expect(etag, 'an ETag').not.toBe('');
      const again = await ask(port, pathOf(folder, '/shop'), { ...headers, 'if-none-match': etag });
      expect(again.status, `asked again with ${encoding}`).toBe(304);
      expect(again.body).toHaveLength(0);
    }
  },

  async 'sends text and models packed by the build, and plain to who cannot unpack it'({ host, port, dir, folder }) {
    const best = host === 'nginx' ? 'gzip' : 'br';
    const script = hashed(dir, '.js');
    for (const [path, file] of [
      [pathOf(folder, '/'), 'index.html'],
      [pathOf(folder, '/shop'), 'shop.html'],
      [`${folder}/${script}`, script],
      [`${folder}/licences.txt`, 'licences.txt'],
      [`${folder}/models/generation-x.glb`, 'models/generation-x.glb'],
    ] as const) {
      const original = readFileSync(`${dir}/${file}`);
      const plain = await ask(port, path);
      expect(plain.headers['content-encoding'], path).toBeUndefined();
      for (const [accepted, sent, ending] of [
        ['gzip, deflate, br, zstd', best, best === 'br' ? 'br' : 'gz'],
        ['gzip', 'gzip', 'gz'],
      ] as const) {
        const answer = await ask(port, path, { 'accept-encoding': accepted });
        expect(answer.headers['content-encoding'], path).toBe(sent);
        expect(answer.headers.vary, path).toMatch(/accept-encoding/i);
        expect(answer.headers['content-type'], path).toBe(plain.headers['content-type']);
        expect(answer.body.equals(readFileSync(`${dir}/${file}.${ending}`)), `${path} as the build packed it`).toBe(
          true,
        );
        expect(unpacked(answer).equals(original), path).toBe(true);
      }
    }
  },

  async 'sends a part of a film to who asks for one'({ port, dir, folder }) {
    for (const film of ['films/about.mp4', 'films/about.webm']) {
      const whole = readFileSync(`${dir}/${film}`);
      const answer = await ask(port, `${folder}/${film}`, {
        range: 'bytes=1000-1999',
        'accept-encoding': 'gzip, br',
      });
      expect(answer.status, film).toBe(206);
      expect(answer.headers['content-range'], film).toBe(`bytes 1000-1999/${whole.length}`);
      expect(answer.body.equals(whole.subarray(1000, 2000)), film).toBe(true);
    }
  },

  async 'sends the security headers with pages, files and errors'({ port, dir, folder }) {
    for (const path of [
      pathOf(folder, '/'),
      pathOf(folder, '/contact'),
      `${folder}/${hashed(dir, '.js')}`,
      `${folder}/no-such-page`,
    ]) {
      const { headers } = await ask(port, path, { 'x-forwarded-proto': 'https' });
      for (const [name, value] of Object.entries(securityHeaders))
        expect(headers[name], `${name} of ${path}`).toMatch(value);
      expect(headers['strict-transport-security'], path).toBe('max-age=31536000');
    }
  },
};

for (const host of installedHosts) {
  test.describe(host, () => {
    test.describe.configure({ mode: 'default' });
    let server: RunningHost;
    let served: Served;
    test.beforeAll(async ({ variant }) => {
      server = await startHost(host, variant);
      served = { host, port: server.port, dir: siteDirOf(variant), folder: variant === 'folder' ? '/mars' : '' };
    });
    test.afterAll(() => server?.end());

    test('answers each request as every host has to', async () => {
      for (const [rule, holds] of Object.entries(rules)) await test.step(rule, () => holds(served));
    });

    test('a visitor opens a page by its address, goes on to others and meets no error', async ({ page: tab }) => {
      const { folder, port } = served;
      await open(tab, `http://127.0.0.1:${port}${pathOf(folder, '/product-details/generation-x')}`);
      const documents: string[] = [];
      tab.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
      const links = tab.locator('footer').last();
      for (const [name, address] of [
        ['Shop', '/shop'],
        ['Contact', '/contact'],
        ['Calculator', '/'],
      ] as const) {
        await links.getByRole('link', { name, exact: true }).first().click();
        await tab.waitForURL(({ pathname }) => pathname === pathOf(folder, address));
        await expect(tab.locator('h1')).toBeVisible();
      }
      expect(documents, 'pages loaded afresh').toEqual([]);
      await tab.reload();
      await expect(tab.locator('h1')).toBeVisible();
      expect(await tab.evaluate(() => document.images[0]?.src.startsWith(window.location.origin))).toBe(true);
    });
  });
}
