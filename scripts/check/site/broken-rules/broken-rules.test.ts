// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkClasses } from '../check-classes';
import { checkHtml } from '../check-html';
import { readPage, readSite, type BuiltSite } from '../read-site';
import { checkAddresses } from '../addresses';
import type { Break } from './broken-rule';
import { brokenPages } from './broken-pages';
import { brokenFiles } from './broken-files';
import { brokenStructuredData } from './broken-structured-data';
import { checkSocialCards } from '../social-cards';
import { sampleSiteFiles } from '../sample-site';

type Check = (site: BuiltSite) => string[] | Promise<string[]>;

const brokenRules = { ...brokenPages, ...brokenFiles, ...brokenStructuredData };

let site: BuiltSite;

function jpeg(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
}

async function write(dir: string, file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(dir, file)), { recursive: true });
  await writeFile(join(dir, file), content);
}

beforeAll(async () => {
  const dir = await mkdtemp(join(tmpdir(), 'sample-site-'));
  const files = { ...sampleSiteFiles(), 'cards/default.jpg': await jpeg(1200, 630) };
  for (const [file, content] of Object.entries(files)) await write(dir, file, content);
  site = await readSite(dir);
});

afterAll(() => rm(site.dir, { recursive: true }));

async function problemsAfter(check: Check, file: string, [, from, to]: Break): Promise<string[]> {
  const text = await readFile(join(site.dir, file), 'utf8');
  const changed = typeof from === 'string' ? text.replaceAll(from, to) : text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not hold ${from}`);
  await writeFile(join(site.dir, file), changed);
  try {
    const pages = site.pages.map((page) => (page.file === file ? readPage(site.dir, file) : page));
    return await check({ ...site, pages: await Promise.all(pages) });
  } finally {
    await writeFile(join(site.dir, file), text);
  }
}

function containing(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}

describe('the checks of a built site', () => {
  describe.each(Object.entries(brokenRules))('find in %s', (_, { check, breaks }) => {
    it('nothing where it is kept', async () => expect(await check(site)).toEqual([]));

    const changes = Object.entries(breaks).flatMap(([file, ofFile]) => ofFile.map((change) => ({ file, change })));

    it.each(changes)('$change.0', async ({ file, change }) => {
      const message = change[3];
      const pattern = typeof message === 'string' ? containing(message) : message;
      expect(await problemsAfter(check, file, change)).toContainEqual(expect.stringMatching(pattern));
    });
  });

  it('find a card of another size that no page shows', async () => {
    await write(site.dir, 'cards/spare.jpg', await jpeg(1200, 600));
    expect(await checkSocialCards({ ...site, files: new Set([...site.files, 'cards/spare.jpg']) })).toEqual([
      'cards/spare.jpg: no page shows this social card: remove public/cards/spare.jpg',
      'cards/spare.jpg: 1200 x 600 px instead of 1200 x 630',
    ]);
  });

  it('find an address of the route table without its page, and one that leads on or does not', () => {
    const { pages } = site;
    const [first] = pages.filter(({ path }) => path === '/blog');
    if (!first) throw new Error('the sample site has no blog');
    const changed = [
      { ...first, isRedirect: true },
      { ...first, file: 'portfolio.html', path: '/portfolio' },
      { ...first, file: 'service-details.html', path: '/service-details', isRedirect: true },
    ];
    expect(checkAddresses({ ...site, pages: changed })).toEqual(
      expect.arrayContaining([
        '/about has no HTML file',
        'blog.html must not lead on',
        'portfolio.html must lead on',
        'service-details.html must lead to /contact',
        'favicon.ico is missing',
      ]),
    );
  });

  it('find a class that no style sheet has', async () => {
    const page = site.pages.find(({ file }) => file === 'index.html');
    if (!page) throw new Error('the sample site has no home page');
    const { document } = new JSDOM('<p class="lucide no-such-class"></p>').window;
    const problems = await checkClasses({ ...site, pages: [{ ...page, document }] });
    expect(problems).toContainEqual(expect.stringContaining('index.html uses the class no-such-class'));
    expect(problems.join()).not.toContain('class lucide,');
  });

  it('find HTML that is not valid', async () => {
    const [page] = site.pages;
    if (!page) throw new Error('the sample site has no page');
    const html = page.html.replace('<main>', '<main><p><div id="twice"></div></p><i id="twice"></i>');
    const problems = await checkHtml({ ...site, pages: [{ ...page, html }] });
    expect(problems).toContainEqual(expect.stringContaining('no-dup-id'));
  });
});
