// @vitest-environment node
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTarget } from '../../build/supported-browsers';
import { checkBrowsers } from './check-browsers';

let dir = '';
beforeEach(async () => void (dir = await mkdtemp(join(tmpdir(), 'shipped-'))));
afterEach(() => rm(dir, { recursive: true }));

async function problemsOf(file: string, text: string): Promise<string[]> {
  await writeFile(join(dir, file), text);
  return checkBrowsers({ dir, files: new Set([file]) });
}

describe('what is shipped, held against the browsers that are supported', () => {
  it('passes features that all of them support', async () => {
    expect(await problemsOf('a.js', 'export const last = [3, 1].toSorted().at(-1) ?? 0;')).toEqual([]);
    expect(await problemsOf('a.css', 'li:has(> img){display:grid;grid-template-rows:subgrid}')).toEqual([]);
  });

  it.each([
    ['syntax', 'export const isLetter = /[\\p{L}--[a-z]]/v;'],
    ['a method', 'export const groups = Object.groupBy(list, kind);'],
  ])('finds newer %s', async (_, script) => {
    expect(await problemsOf('b.js', script)).toEqual([expect.stringContaining('b.js')]);
  });

  it('finds newer styles', async () => {
    const problems = await problemsOf('b.css', '.a{&:hover{color:red}}');
    expect(problems[0]).toMatch(/b\.css: ".*hover.*" is unknown to .*Safari/);
  });
});

describe('the target of the bundler', () => {
  it('is the oldest supported version of each browser', () => {
    expect(buildTarget(['chrome 120', 'chrome 117', 'ios_saf 16.6-16.7', 'ios_saf 26.0'])).toEqual([
      'chrome117',
      'ios16.6',
    ]);
    expect(buildTarget()).toContain('safari16.4');
  });

  it('names every browser of the list', () => {
    expect(() => buildTarget(['ie 11'])).toThrow('ie');
  });
});
