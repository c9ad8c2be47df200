import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BuiltSite } from './read-site';

/**
 * KiB, brotli 11, that the home page loads at once; of the scripts before the first interaction. Pictures: e2e/bytes.spec.ts.
 * The HTML fits, with its headers, into the first ten segments of a connection (RFC 6928): one more costs a round trip.
 */
const goalsKib = { script: 95.5, style: 15, html: 13.9, font: 30 };

/** More than the goal is a warning, more than this share of it a failure. */
const failingShare = 1.1;

function brotliBytes(data: Buffer): number {
  return brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** What the home page loads at once, by kind, against its goal. */
export async function checkBudgets({ dir, pages }: BuiltSite): Promise<string[]> {
  const home = pages.find(({ path }) => path === '/');
  if (!home) return ['index.html is missing'];
  const { document } = home;
  const addresses = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].flatMap((element) =>
      (element.getAttribute(name) ?? '').split(' ').map((address) => address.replace(/^.*?assets\//, 'assets/')),
    );
  const compressed = async (files: string[]) => {
    const sizes = await Promise.all(
      [...new Set(files)].map(async (file) => brotliBytes(await readFile(`${dir}/${file}`))),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const fonts = addresses('link[rel=preload][as=font]', 'href');
  const measured = {
    script: await compressed(addresses('script[data-modules]', 'data-modules')),
    style: await compressed(addresses('link[rel=stylesheet]:not([disabled])', 'href')),
    html: brotliBytes(Buffer.from(home.html)),
    font: (await Promise.all(fonts.map((file) => readFile(`${dir}/${file}`)))).reduce(
      (sum, { length }) => sum + length,
      0,
    ),
  };
  return (Object.keys(goalsKib) as (keyof typeof goalsKib)[]).flatMap((kind) => {
    const [kib, goalKib] = [measured[kind] / 1024, goalsKib[kind]];
    const told = `index.html loads ${kib.toFixed(1)} KiB of ${kind}, the goal is ${goalKib}`;
    console.log(kib > goalKib ? `Warning: ${told}` : told);
    return kib > goalKib * failingShare ? [`${told}: what is not used at once may load later (import())`] : [];
  });
}
