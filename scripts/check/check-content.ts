import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { productSlugs } from '../../src/config/product-slugs';
import { checkImports } from './house/check-imports';
import { checkPictures } from '../../media/pictures/check-pictures';
import { sourceFiles } from '../system/source-files';

/** Words that only unfinished copy has. */
const unfinished = /lorem ipsum|coming soon|\bTODO\b|\bFIXME\b|placeholder (text|copy|image)|\[(insert|your)[^\]]*\]/i;

/** What only src/config/company.ts may hold: a telephone number, an e-mail address of the company's. */
const contactData = /\b0808\b|\+44\d{5}|@mars-air\.example/;

async function checkWords(): Promise<string[]> {
  const problems: string[] = [];
  for (const file of await sourceFiles(['src', 'public'], /\.(tsx?|mdx|html|vtt|webmanifest)$/)) {
    const text = await readFile(file, 'utf8');
    const words = file.includes('.test.') ? null : unfinished.exec(text);
    if (words) problems.push(`${file}: unfinished words: "${words[0]}"`);
    const mayHold = file === 'src/config/company.ts' || file.includes('.test.');
    const contact = mayHold ? null : contactData.exec(text);
    if (contact) problems.push(`${file}: "${contact[0]}" belongs in src/config/company.ts alone`);
  }
  return problems;
}

async function checkProducts(): Promise<string[]> {
  const problems: string[] = [];
  const entries = await readdir('src/data/products', { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  for (const slug of productSlugs) {
    for (const part of ['summary', 'product']) {
      const file = `src/data/products/${slug}/${part}.ts`;
      if (!existsSync(file)) problems.push(`${file} is missing: src/config/product-slugs.ts names this product`);
    }
  }
  for (const folder of folders) {
    if (!productSlugs.some((slug) => slug === folder)) {
      problems.push(`src/data/products/${folder}: add its slug to src/config/product-slugs.ts, or remove the folder`);
    }
  }
  return problems;
}

/** Every file of `public/` that the data names exists: films, PDFs. */
async function checkDownloads(): Promise<string[]> {
  const problems: string[] = [];
  for (const file of await sourceFiles(['src/data'], /\.tsx?$/)) {
    for (const [, name] of (await readFile(file, 'utf8')).matchAll(/'((?:downloads|films)\/[^']+\.\w+)'/g)) {
      if (!existsSync(`public/${name}`)) problems.push(`${file}: public/${name} does not exist`);
    }
  }
  return problems;
}

/** Everything that is wrong with the content, each with the file to mend. */
export async function checkContent(): Promise<string[]> {
  const found = await Promise.all([checkImports(), checkPictures(), checkWords(), checkProducts(), checkDownloads()]);
  return found.flat();
}

const problems = await checkContent();
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'The content is in order.' : `${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
