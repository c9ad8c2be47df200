import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { productSlugs } from '../../../src/config/product-slugs';

const folder = 'src/data/products';

/** Each product has a folder with its two modules, and each folder its product. */
export async function checkProducts(): Promise<string[]> {
  const files = productSlugs.flatMap((slug) => ['summary', 'product'].map((part) => `${folder}/${slug}/${part}.ts`));
  const entries = await readdir(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return [
    ...files
      .filter((file) => !existsSync(file))
      .map((file) => `${file} is missing: src/config/product-slugs.ts names this product`),
    ...folders
      .filter((name) => !productSlugs.some((slug) => slug === name))
      .map((name) => `${folder}/${name}: add its slug to src/config/product-slugs.ts, or remove the folder`),
  ];
}
