import { readdirSync, readFileSync } from 'node:fs';
import { pageAddresses, redirectAddresses } from '../addresses';
import { expect, open, test } from '../visitor';
import { ask, pathOfRedirect, unpacked } from './ask';
import { hostPort, hosts, servedVariants, siteDir } from './places';
import { programOf } from './start-host';

/** Files of every kind, with the type that each must have. `assets` stands for a file with that ending in its folder. */
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

/** Addresses with which somebody might try to have a visitor led away, or a header of theirs sent. */
const hostile = ['//evil.example/', '/%5Cevil.example/', '/%2F%2Fevil.example/', '/%0d%0aX-Evil:%20yes/', '/a%0d/'];

for (const host of hosts) {
  for (const variant of servedVariants) {
    test.describe(`${host}, ${variant === 'plain' ? 'at the root' : 'in a folder'}`, () => {
      test.skip(!programOf(host), `${host} is not installed here`);
      const folder = variant === 'plain' ? '' : '/mars';
      const port = hostPort(host, variant);
      const dir = siteDir(variant);
      const page = (address: string) => (address === '/' ? `${folder}/` : folder + address);
      const hashed = (ending: string) =>
        `assets/${readdirSync(`${dir}/assets`).find((name) => name.endsWith(ending) && name.includes('-'))}`;
      const fileOf = (file: string) => (file.startsWith('assets ') ? hashed(file.slice(7)) : file);

      test('answers every address of a page with its own HTML, without a redirect', async () => {
        for (const address of pageAddresses) {
          const answer = await ask(port, page(address));
          expect(answer.status, address).toBe(200);
          expect(answer.headers['content-type'], address).toBe('text/html; charset=utf-8');
          expect(answer.headers['cache-control'], address).toBe('no-cache');
          const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`;
          expect(answer.body.equals(readFileSync(`${dir}/${file}`)), `${address} is ${file}`).toBe(true);
        }
      });

      test('keeps the query of an address', async () => {
        const answer = await ask(port, page('/shop?group=air'));
        expect(answer.status).toBe(200);
      });

      test('answers an unknown address with the not-found page and 404', async () => {
        const notFound = readFileSync(`${dir}/404.html`);
        for (const path of [
          '/no-such-page',
          '/product-details',
          '/product-details/none',
          '/assets',
          '/assets/gone.js',
        ]) {
          const answer = await ask(port, folder + path);
          expect(answer.status, path).toBe(404);
          expect(answer.headers['content-type'], path).toBe('text/html; charset=utf-8');
          expect(answer.headers['cache-control'], path).toBe('no-cache');
          expect(answer.body.equals(notFound), path).toBe(true);
        }
      });

      test('leads from an address with a closing slash to the one without, for good and within the site', async () => {
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
      });

      test('leads from the old addresses to the new, for good', async () => {
        for (const [from, to] of redirectAddresses) {
          const answer = await ask(port, folder + from);
          expect(answer.status, from).toBe(301);
          expect(pathOfRedirect(answer, port), from).toBe(folder + to);
        }
      });

      test('sends each file as what it is', async () => {
        for (const [file, type] of types) {
          const answer = await ask(port, `${folder}/${fileOf(file)}`);
          expect(answer.status, file).toBe(200);
          expect(answer.headers['content-type'], file).toBe(type);
        }
      });

      test('has hashed files kept for a year, named ones for a day, and HTML asked for again', async () => {
        const caching = async (file: string) => (await ask(port, `${folder}/${file}`)).headers['cache-control'];
        for (const ending of ['.js', '.css', '.avif', '.woff2'])
          expect(await caching(hashed(ending)), ending).toBe('public, max-age=31536000, immutable');
        for (const file of ['cards/default.jpg', 'downloads/generation-x-manual.pdf', 'films/about.mp4', 'favicon.svg'])
          expect(await caching(file), file).toBe('public, max-age=86400, must-revalidate');
        for (const file of ['sitemap.xml', 'robots.txt', '.well-known/security.txt'])
          expect(await caching(file), file).toBe('no-cache');
        for (const encoding of ['identity', 'gzip', 'gzip, br']) {
          const headers = { 'accept-encoding': encoding };
          const { etag = '' } = (await ask(port, page('/shop'), headers)).headers;
          expect(etag, 'an ETag').not.toBe('');
          const again = await ask(port, page('/shop'), { ...headers, 'if-none-match': etag });
          expect(again.status, `asked again with ${encoding}`).toBe(304);
          expect(again.body).toHaveLength(0);
        }
      });

      test('sends text and models packed by the build, and plain to who cannot unpack it', async () => {
        const best = host === 'nginx' ? 'gzip' : 'br';
        const script = hashed('.js');
        for (const [path, file] of [
          [page('/'), 'index.html'],
          [page('/shop'), 'shop.html'],
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
      });

      test('sends a part of a film to who asks for one', async () => {
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
      });

      test('sends the security headers with pages, files and errors', async () => {
        for (const path of [page('/'), page('/contact'), `${folder}/${hashed('.js')}`, `${folder}/no-such-page`]) {
          const { headers } = await ask(port, path, { 'x-forwarded-proto': 'https' });
          for (const [name, value] of Object.entries(securityHeaders))
            expect(headers[name], `${name} of ${path}`).toMatch(value);
          expect(headers['strict-transport-security'], path).toBe('max-age=31536000');
        }
      });

      test('a visitor opens a page by its address, goes on to others and meets no error', async ({ page: tab }) => {
        await open(tab, `http://127.0.0.1:${port}${page('/product-details/generation-x')}`);
        const loads: string[] = [];
        tab.on('framenavigated', (frame) => frame === tab.mainFrame() && loads.push(frame.url()));
        const documents: string[] = [];
        tab.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
        const links = tab.locator('footer').last();
        for (const [name, heading, address] of [
          ['Shop', 'Shop', '/shop'],
          ['Contact', 'Connect with us', '/contact'],
          ['Calculator', undefined, '/'],
        ] as const) {
          await links.getByRole('link', { name, exact: true }).first().click();
          await expect(tab.locator('h1')).toBeVisible();
          if (heading) await expect(tab.getByRole('heading', { level: 1, name: heading })).toBeVisible();
          expect(new URL(tab.url()).pathname).toBe(page(address));
        }
        expect(documents, 'pages loaded afresh').toEqual([]);
        await tab.reload();
        await expect(tab.locator('h1')).toBeVisible();
        expect(await tab.evaluate(() => document.images[0]?.src.startsWith(window.location.origin))).toBe(true);
      });
    });
  }
}
