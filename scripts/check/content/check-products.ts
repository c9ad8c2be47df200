import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { productSlugs } from '../../../src/config/product-slugs';
import { sourceFiles } from '../../lib/source-files';

const folderOf = (slug: string) => `src/data/products/${slug}`;

async function checkFolders(): Promise<string[]> {
  const problems: string[] = [];
  for (const slug of productSlugs) {
    for (const part of ['summary', 'product']) {
      const file = `${folderOf(slug)}/${part}.ts`;
      if (!existsSync(file)) problems.push(`${file} is missing: src/config/product-slugs.ts names this product`);
    }
  }
  const entries = await readdir('src/data/products', { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    if (!productSlugs.some((slug) => slug === name))
      problems.push(`${folderOf(name)}: add its slug to src/config/product-slugs.ts, or remove the folder`);
  }
  return problems;
}

async function filtersByMachine(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of await sourceFiles(['src/data/products'], /\/summary\.ts$/)) {
    const [, machine] = /\bfits: '([^']+)'/.exec(await readFile(file, 'utf8')) ?? [];
    if (machine) found.set(machine, file);
  }
  return found;
}

async function checkFilters(): Promise<string[]> {
  const filters = await filtersByMachine();
  const machines = productSlugs.filter((slug) => slug.startsWith('generation-'));
  return machines
    .filter((slug) => !filters.has(slug))
    .map(
      (slug) =>
        `${folderOf(slug)}: no filter fits it: add a product "gen-...-filter" whose summary.ts says fits: '${slug}'`,
    );
}

async function checkDownloads(): Promise<string[]> {
  const problems: string[] = [];
  for (const file of await sourceFiles(['src/data'], /\.tsx?$/)) {
    for (const [, name = ''] of (await readFile(file, 'utf8')).matchAll(/'((?:downloads|films)\/[^']+\.\w+)'/g)) {
      const remedy = name.startsWith('downloads/') ? 'npm run derived prints it' : 'media/README.md, "Films"';
      if (!existsSync(`public/${name}`)) problems.push(`${file}: public/${name} does not exist (${remedy})`);
    }
  }
  return problems;
}

export async function checkProducts(): Promise<string[]> {
  return (await Promise.all([checkFolders(), checkFilters(), checkDownloads()])).flat();
}
