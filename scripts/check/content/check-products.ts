import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { productSlugs } from '../../../src/config/product-slugs';
import { sourceFiles } from '../../lib/source-files';

const folderOf = (slug: string) => `src/data/products/${slug}`;

/** Products and folders of products that do not go together. */
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

/** The machine that each filter fits, as its summary says. */
async function filtersByMachine(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of await sourceFiles(['src/data/products'], /\/summary\.ts$/)) {
    const [, machine] = /\bfits: '([^']+)'/.exec(await readFile(file, 'utf8')) ?? [];
    if (machine) found.set(machine, file);
  }
  return found;
}

/** A purifier's page sells its filter, so that each needs one. */
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

/** Every file of `public/` that the data names exists: films, PDFs. */
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

/** Products without their files, machines without their filter, films and PDFs that are not there. */
export async function checkProducts(): Promise<string[]> {
  return (await Promise.all([checkFolders(), checkFilters(), checkDownloads()])).flat();
}
