import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { cacheControlOf, hostRules, typeOf } from './host-rules';
import { caddyfile } from './caddyfile';
import { htaccess } from './htaccess';
import { nginxConf } from './nginx-conf';
import { uploadToS3 } from './upload-to-s3';
import { vercelJson } from './vercel-json';
import { headersFile, redirectsFile } from './netlify-files';
import { cloudfrontFunction, cloudfrontHeaders } from './cloudfront';

const rulesIn = (basePath: string) =>
  hostRules({
    siteUrl: 'https://www.site.test',
    basePath,
    contentSecurityPolicy: "default-src 'none'; script-src 'self'",
    redirects: [{ from: '/portfolio', to: '/shop' }],
  });

const cases = [
  { where: 'at the root', rules: rulesIn('/'), folder: '' },
  { where: 'in a folder', rules: rulesIn('/mars/'), folder: '/mars' },
];

function readHeadersFile(text: string): Map<string, Record<string, string>> {
  const blocks = new Map<string, Record<string, string>>();
  let current: Record<string, string> = {};
  for (const line of text.split('\n')) {
    const header = /^ {2}([\w-]+): (.+)$/.exec(line);
    if (header) current[header[1] ?? ''] = header[2] ?? '';
    else if (line) blocks.set(line, (current = {}));
  }
  return blocks;
}

describe.each(cases)('$where', ({ rules, folder }) => {
  test('every host that sends headers sends all of them, with the same words', () => {
    for (const write of [caddyfile, htaccess, nginxConf]) {
      const text = write(rules);
      for (const [name, value] of Object.entries(rules.headers)) expect(text).toContain(`${name} "${value}"`);
      for (const value of [rules.cache.hashed.value, rules.cache.named.value, rules.cache.other])
        expect(text).toContain(`"${value}"`);
    }
    expect(readHeadersFile(headersFile(rules)).get(`${folder}/*`)).toEqual(rules.headers);
  });

  test('_headers names no header twice for one address, and keeps to the limits of Cloudflare Pages', () => {
    const text = headersFile(rules);
    const blocks = readHeadersFile(text);
    expect(blocks.get(`${folder}/*`)).not.toHaveProperty('Cache-Control');
    expect(blocks.get(`${folder}/assets/*`)).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' });
    expect(blocks.get(`${folder}/films/*`)).toEqual({ 'Cache-Control': 'public, max-age=86400, must-revalidate' });
    expect(blocks.get(`${folder}/favicon.ico`)).toEqual({ 'Cache-Control': 'public, max-age=86400, must-revalidate' });
    expect(blocks.size).toBeLessThanOrEqual(100);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });

  test('_redirects says each redirect for Netlify first and for Cloudflare Pages after', () => {
    const lines = redirectsFile(rules).split('\n');
    expect(lines).toContain(`${folder}/portfolio ${folder}/shop 301!`);
    expect(lines.indexOf(`${folder}/portfolio ${folder}/shop 301`)).toBeGreaterThan(
      lines.indexOf(`${folder}/portfolio ${folder}/shop 301!`),
    );
  });

  test('vercel.json has the same redirects, headers and caching', () => {
    const config = JSON.parse(vercelJson(rules)) as {
      redirects: unknown;
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    expect(config).toMatchObject({ cleanUrls: true, trailingSlash: false });
    expect(config.redirects).toEqual([
      { source: `${folder}/portfolio`, destination: `${folder}/shop`, statusCode: 301 },
    ]);
    const sentWith = (path: string) =>
      Object.fromEntries(
        config.headers
          .filter(({ source }) => new RegExp(`^${source}$`).test(path))
          .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
      );
    expect(sentWith(`${folder}/shop`)).toEqual(rules.headers);
    for (const file of ['assets/index-abc.js', 'films/about.mp4', 'favicon.ico'])
      expect(sentWith(`${folder}/${file}`)).toEqual({ ...rules.headers, 'Cache-Control': cacheControlOf(rules, file) });
  });

  test('CloudFront gets every header once, in the place it has for it', () => {
    const { SecurityHeadersConfig: own, CustomHeadersConfig: custom } = JSON.parse(cloudfrontHeaders(rules)) as {
      SecurityHeadersConfig: Record<string, Record<string, unknown>>;
      CustomHeadersConfig: { Quantity: number; Items: { Header: string; Value: string }[] };
    };
    expect(own.ContentSecurityPolicy?.ContentSecurityPolicy).toBe(rules.headers['Content-Security-Policy']);
    expect(own.ReferrerPolicy?.ReferrerPolicy).toBe(rules.headers['Referrer-Policy']);
    expect(own.StrictTransportSecurity?.AccessControlMaxAgeSec).toBe(31_536_000);
    expect(own.ContentTypeOptions).toEqual({ Override: true });
    expect(custom.Quantity).toBe(custom.Items.length);
    expect(custom.Items.map(({ Header }) => Header)).toEqual(['Cross-Origin-Opener-Policy', 'Permissions-Policy']);
  });

  test('the CloudFront function finds the file of each address and leads the others on', () => {
    type Request = { uri: string; querystring: Record<string, { value: string; multiValue?: { value: string }[] }> };
    type Outcome = { uri?: string; statusCode?: number; headers?: { location: { value: string } } };
    const handler = runInNewContext(`${cloudfrontFunction(rules)}; handler`) as (event: {
      request: Request;
    }) => Outcome;
    const ask = (path: string, querystring: Request['querystring'] = {}) =>
      handler({ request: { uri: folder + path, querystring } });
    for (const [path, file] of [
      ['/', '/index.html'],
      ['/shop', '/shop.html'],
      ['/product-details/generation-x', '/product-details/generation-x.html'],
      ['/no-such-page', '/no-such-page.html'],
      ['/assets/index-abc.js', '/assets/index-abc.js'],
      ['/.well-known/security.txt', '/.well-known/security.txt'],
      ['//evil.test/', '//evil.test/.html'],
    ])
      expect(ask(path ?? '').uri, path).toBe(`${folder}${file}`);
    for (const [path, to] of [
      ['/shop/', '/shop'],
      ['/product-details/generation-x/', '/product-details/generation-x'],
      ['/portfolio', '/shop'],
    ]) {
      const { statusCode, headers } = ask(path ?? '', { a: { value: '1' }, b: { value: '', multiValue: undefined } });
      expect(statusCode, path).toBe(301);
      expect(headers?.location.value, path).toBe(`${folder}${to}?a=1&b`);
    }
    if (folder) expect(handler({ request: { uri: folder, querystring: {} } }).headers?.location.value).toBe('/mars/');
  });

  test('the upload names the type and the caching of each kind of file, HTML last', () => {
    const script = uploadToS3(rules, [
      'index.html',
      'shop.html',
      'assets/a-1.js',
      'cards/a.jpg',
      'shop.html.br',
      '_headers',
    ]);
    expect(script).toContain(`s3://\${1:?the name of the bucket}${folder}/`);
    const commands = script.split('\n').filter((line) => line.startsWith("put '"));
    expect(commands).toEqual([
      "put 'text/javascript; charset=utf-8' 'public, max-age=31536000, immutable' --include '*.js'",
      "put 'image/jpeg' 'public, max-age=86400, must-revalidate' --include '*.jpg'",
      "put 'text/html; charset=utf-8' 'no-cache' --include '*.html'",
    ]);
  });
});

test('a file of a kind that nobody described stops the build', () => {
  expect(() => typeOf(rulesIn('/'), 'films/about.ogv')).toThrow(/about\.ogv/);
});
