// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { productSlugs } from '@/config/product-slugs';
import { storageKeys } from '@/lib/browser/storage-keys';
import { storedInBrowser } from './cookies';

const keys = Object.values(storageKeys).flatMap((key) =>
  typeof key === 'string' ? [key] : productSlugs.map((slug) => key(slug).replace(slug, '<product>')),
);

const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/**/*.test.{ts,tsx}', '!/src/mocks/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const filesWith = (pattern: RegExp) =>
  Object.keys(sources).filter((file) => pattern.test((sources[file] ?? '').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')));

describe('the table of the cookie policy', () => {
  it('lists every key that the site writes, and no other', () => {
    const listed = storedInBrowser.filter(({ kind }) => kind.endsWith('storage')).map(({ name }) => name);
    expect([...listed].sort()).toEqual([...new Set(keys)].sort());
  });

  it('lists no cookie, and three keys of local storage, each touched by one module alone', () => {
    expect(storedInBrowser.filter(({ kind }) => kind === 'Cookie')).toEqual([]);
    expect(storedInBrowser.filter(({ kind }) => kind === 'Local storage').map(({ name }) => name)).toEqual([
      'mars.rooms',
      'mars.searches',
      'mars.body',
    ]);
    expect(filesWith(/\blocalStorage\b/)).toEqual([
      '/src/features/case/organisation-name.ts',
      '/src/features/search/recent-searches.ts',
      '/src/hooks/stored-plan.ts',
    ]);
    expect(filesWith(/document\.cookie|\bcookieStore\b|\bindexedDB\b/)).toEqual([]);
  });

  it('names no cache and no service worker, and the code registers none', () => {
    expect(filesWith(/\bcaches\.|serviceWorker/)).toEqual([]);
  });

  it('is complete: only two modules use session storage', () => {
    expect(filesWith(/\bsessionStorage\b/)).toEqual([
      '/src/boot/capture-events.ts',
      '/src/lib/browser/session-text.ts',
    ]);
  });

  it('gives the embedded video a row that says it waits for a click', () => {
    const video = storedInBrowser.filter(({ kind }) => kind === 'Video embed');
    expect(video).toHaveLength(1);
    expect(video[0]?.setBy).toMatch(/only after a click/);
    expect(video[0]?.moreInformation).toMatch(/Only for a film whose notice names the video service/);
  });

  it('agrees with the policy, which says how to remove each entry', () => {
    const policy = readFileSync('src/content/cookie-policy.mdx', 'utf8');
    const kinds = new Set(
      storedInBrowser.map(({ kind }) => kind.toLowerCase()).filter((kind) => kind.endsWith('storage')),
    );
    for (const kind of kinds) {
      expect(policy.toLowerCase()).toContain(kind);
      expect(policy.toLowerCase()).not.toContain(`no ${kind}`);
    }
    const removal = policy.slice(policy.indexOf('## How to refuse and remove'));
    for (const { title } of storedInBrowser.filter(({ kind }) => kind === 'Local storage')) {
      expect(removal).toContain(`**${title}.**`);
    }
  });
});
