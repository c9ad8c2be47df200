import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BuiltSite } from './read-site';

/** KiB, brotli 11, before the first interaction. */
const homeGoalKib = { script: 83, style: 15, html: 13.9, font: 30 };
const maxShareOfGoal = 1.1;

type Kind = keyof typeof homeGoalKib;

/** Compares the home page’s compressed bytes of one kind with its goal: a little over warns, more is a problem. */
export function checkBytes(kind: Kind, bytes: number): { line: string; problems: string[] } {
  const [kib, goalKib] = [bytes / 1024, homeGoalKib[kind]];
  const line = `home, ${kind}: ${kib.toFixed(1)} KiB, goal ${goalKib}`;
  if (kib <= goalKib) return { line, problems: [] };
  const remedy = 'What is not used at once may load later (import())';
  if (kib <= goalKib * maxShareOfGoal) return { line: `WARNING: ${line}. ${remedy}`, problems: [] };
  const most = (goalKib * maxShareOfGoal).toFixed(1);
  return { line, problems: [`index.html loads ${kib.toFixed(1)} KiB of ${kind}: ${most} at most. ${remedy}`] };
}

function brotliBytes(data: Buffer): number {
  return brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Weighs what the home page loads at once and prints it by kind. */
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
    const { line, problems } = checkBytes(kind, measured[kind]);
    console.log(line);
    return problems;
  });
}
