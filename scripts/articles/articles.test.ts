// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { articles } from '../../src/data/articles/articles';
import { recommendedChoice } from '../../src/data/room-answers';
import { offeredRooms } from '../../src/data/rooms/offered-rooms';
import { frontMatterProblems } from './front-matter';
import { frontMatterOf } from './read-articles';
import { articleModules } from './write-articles';

const root = fileURLToPath(new URL('../..', import.meta.url));

const good = {
  title: 'An article',
  description: 'A description that is as long as search engines and the list of articles like it to be.',
  date: '2026-11-20',
  category: 'Noise',
  cover: 'eye-surgery',
  coverAlt: 'A purifier beside a chair',
  cardLine: 'What it tells',
};

describe('the front matter of an article', () => {
  it('may be as it should', () => expect(frontMatterProblems(good)).toEqual([]));

  it.each([
    [{ ...good, title: undefined }, /^"title" is missing/],
    [{ ...good, description: 'Too short.' }, /^"description" is "Too short\."/],
    [{ ...good, date: '2026-11-31' }, /^"date" is "2026-11-31"/],
    [{ ...good, date: '20 November 2026' }, /^"date" is/],
    [{ ...good, cover: 'no-such-picture' }, /^"cover" is/],
    [{ ...good, offer: { room: 'surgery', model: 'GEN Q', windows: 0 } }, /^"offer" is/],
    [{ ...good, auther: 'somebody' }, /^"auther" is no field/],
    ['no fields at all', /^"title" is missing/],
  ])('names the field that is wrong: %#', (facts, problem) => expect(frontMatterProblems(facts)[0]).toMatch(problem));

  it('names the file', () => {
    expect(() => frontMatterOf('src/content/articles/x.mdx', 'Text alone')).toThrow(/x\.mdx: has no front matter/);
    expect(() => frontMatterOf('x.mdx', '---\ntitle: [\n---\n')).toThrow(/^x\.mdx: its front matter is no YAML/);
    expect(() => frontMatterOf('x.mdx', '---\ntitle: Hm\n---\n')).toThrow(/^x\.mdx: "title" is "Hm"/);
  });
});

describe('the list of articles', () => {
  it.each(Object.entries(articleModules()))('%s follows from the front matter', (file, text) => {
    expect(readFileSync(path.join(root, file), 'utf8')).toBe(text);
  });

  it('offers the machines of a room that has an answer', () => {
    const offers = articles.flatMap(({ offer }) => (offer ? [offer] : []));
    expect(offers.length).toBeGreaterThanOrEqual(3);
    for (const offer of offers) expect(recommendedChoice(offeredRooms[offer]).machines).toBeGreaterThan(0);
  });
});
