import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BuiltSite } from './read-site';

/**
 * Goals in KiB, brotli 11, for what the home page loads at once; of the scripts before the first interaction. Pictures: e2e/first-visit/bytes.spec.ts.
 * At its goal the HTML fits, with its headers, into the first ten segments of a connection (RFC 6928): one more costs a round trip.
 */
const homeGoalKib = { script: 95.5, style: 15, html: 13.9, font: 30 };
/** Above the goal the check warns, above this share of it the check fails. */
const mostOfGoal = 1.1;

type Kind = keyof typeof homeGoalKib;

export function judgeBytes(kind: Kind, bytes: number): { said: string; problems: string[] } {
  const [kib, goalKib] = [bytes / 1024, homeGoalKib[kind]];
  const said = `home, ${kind}: ${kib.toFixed(1)} KiB, goal ${goalKib}`;
  if (kib <= goalKib) return { said, problems: [] };
  const remedy = 'What is not used at once may load later (import())';
  if (kib <= goalKib * mostOfGoal) return { said: `WARNING: ${said}. ${remedy}`, problems: [] };
  const most = (goalKib * mostOfGoal).toFixed(1);
  return { said, problems: [`index.html loads ${kib.toFixed(1)} KiB of ${kind}: ${most} at most. ${remedy}`] };
}

function brotliBytes(data: Buffer): number {
  return brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** What the home page loads at once, by kind, against its goals. */
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
  return (Object.keys(homeGoalKib) as Kind[]).flatMap((kind) => {
    const { said, problems } = judgeBytes(kind, measured[kind]);
    console.log(said);
    return problems;
  });
}
