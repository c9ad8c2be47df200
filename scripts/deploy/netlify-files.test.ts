import { describe, expect, test } from 'vitest';
import { hostRules } from './host-rules';
import { headersFile, redirectsFile } from './netlify-files';

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

describe.each([
  { where: 'at the root', folder: '' },
  { where: 'in a folder', folder: '/mars' },
])('$where', ({ folder }) => {
  const rules = hostRules({
    siteUrl: 'https://www.site.test',
    basePath: `${folder}/`,
    contentSecurityPolicy: "default-src 'none'; script-src 'self'",
    redirects: [{ from: '/portfolio', to: '/shop' }],
  });

  test('_headers sends each header once, caches files, and keeps to the limits of Cloudflare Pages', () => {
    const text = headersFile(rules);
    const blocks = readHeadersFile(text);
    expect(blocks.get(`${folder}/*`)).toEqual(rules.headers);
    expect(blocks.get(`${folder}/assets/*`)).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' });
    expect(blocks.get(`${folder}/films/*`)).toEqual({ 'Cache-Control': 'public, max-age=86400, must-revalidate' });
    expect(blocks.get(`${folder}/favicon.ico`)).toEqual({ 'Cache-Control': 'public, max-age=86400, must-revalidate' });
    expect(blocks.size).toBeLessThanOrEqual(100);
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
  });

  test('_redirects says each redirect for Netlify first and for Cloudflare Pages after', () => {
    const [, ...lines] = redirectsFile(rules).split('\n');
    expect(lines).toEqual([`${folder}/portfolio ${folder}/shop 301!`, `${folder}/portfolio ${folder}/shop 301`, '']);
  });
});
