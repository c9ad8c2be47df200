import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A product made from another one of its kind: the words of its modules that change. */
type Invention = { template: string; slug: string; words: Record<string, string> };

function purifierAndFilter(letter: string, code: string): Invention[] {
  const from = letter.toUpperCase();
  const names = { [`Generation ${from}`]: `Generation ${code}`, [`Gen ${from} `]: `Gen ${code} ` };
  const slugs = {
    [`slug: 'generation-${letter}'`]: `slug: 'generation-${code}'`,
    [`slug: 'gen-${letter}-filter'`]: `slug: 'gen-${code}-filter'`,
    [`fits: 'generation-${letter}'`]: `fits: 'generation-${code}'`,
  };
  return [
    { template: `generation-${letter}`, slug: `generation-${code}`, words: { ...names, ...slugs } },
    { template: `gen-${letter}-filter`, slug: `gen-${code}-filter`, words: { ...names, ...slugs } },
  ];
}

function bottles(code: string): Invention[] {
  return ['white', 'black'].map((colour) => ({
    template: `achilles-water-bottle-${colour}`,
    slug: `achilles-${code}-water-bottle-${colour}`,
    words: {
      [`slug: 'achilles-water`]: `slug: 'achilles-${code}-water`,
      [`otherColourSlug: 'achilles-water`]: `otherColourSlug: 'achilles-${code}-water`,
      'Achilles Water Bottle': `Achilles ${code} Water Bottle`,
    },
  }));
}

function meter(code: string): Invention {
  return {
    template: 'mars-air-sense',
    slug: `mars-air-sense-${code}`,
    words: { [`slug: 'mars-air-sense'`]: `slug: 'mars-air-sense-${code}'`, 'Mars Air Sense': `Mars Air Sense ${code}` },
  };
}

/** The whole range once more, in the order of the shop. @param number tells its names from those of the others */
function range(number: number): Invention[] {
  const machines = ['s', 'x', 'y', 'z'].flatMap((letter) => purifierAndFilter(letter, `${letter}${number}`));
  return [...machines, ...bottles(`a${number}`), meter(`m${number}`)];
}

/** That many products, a machine never without its filter and no bottle without the other colour. */
export function inventions(count: number): Invention[] {
  const ranges = Array.from({ length: Math.floor(count / 11) }, (_, index) => range(index + 1)).flat();
  const rest = Array.from({ length: count - ranges.length }, (_, index) => meter(`n${index + 1}`));
  return [...ranges, ...rest];
}

function replaced(text: string, words: Record<string, string>): string {
  return Object.entries(words).reduce((before, [from, to]) => before.replaceAll(from, to), text);
}

/**
 * Adds products to the catalogue of a copy of the project: the folders and the list of slugs, as its README says. They
 * have the words, figures and pictures of the real ones.
 */
export async function inventProducts(project: string, count: number): Promise<void> {
  const folder = join(project, 'src/data/products');
  const invented = inventions(count);
  for (const { template, slug, words } of invented) {
    await mkdir(join(folder, slug));
    for (const file of ['summary.ts', 'product.ts']) {
      const text = await readFile(join(folder, template, file), 'utf8');
      await writeFile(join(folder, slug, file), replaced(text, words));
    }
  }
  const list = join(project, 'src/config/product-slugs.ts');
  const lines = invented.map(({ slug }) => `  '${slug}',\n`).join('');
  await writeFile(list, (await readFile(list, 'utf8')).replace('] as const', `${lines}] as const`));
}
