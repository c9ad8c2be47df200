import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BuiltSite } from './read-site';

/**
 * Most KiB, brotli 11, that the home page may load at once; of the scripts before the first interaction. Pictures: e2e/bytes.spec.ts.
 * The first ten segments of a connection (RFC 6928) hold 13.9 of HTML with its headers: what is beyond comes a round trip later.
 */
const homeBudgetKib = { script: 95.5, style: 15, html: 14.6, font: 30 };

function brotliBytes(data: Buffer): number {
  return brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Bytes are stable where times are not: what the home page loads at once, by kind, against its budget. */
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
  return (Object.keys(homeBudgetKib) as (keyof typeof homeBudgetKib)[]).flatMap((kind) => {
    const kib = measured[kind] / 1024;
    console.log(`home, ${kind}: ${kib.toFixed(1)} KiB of ${homeBudgetKib[kind]}`);
    return kib > homeBudgetKib[kind]
      ? [
          `index.html loads ${kib.toFixed(1)} KiB of ${kind}: ${homeBudgetKib[kind]} at most. What is not used at once may load later (import())`,
        ]
      : [];
  });
}
