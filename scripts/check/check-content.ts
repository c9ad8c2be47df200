import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { checkCards } from '../../media/cards/check-cards';
import { checkDocuments } from '../../media/documents/check-documents';
import { checkPictures } from '../../media/pictures/check-pictures';
import { company } from '../../src/config/company';
import { sourceFiles } from '../lib/source-files';
import { checkImports } from './architecture/check-imports';
import { checkQuotedPaths } from './architecture/check-quoted-paths';
import { checkStyleClasses } from './content/check-style-classes';
import { unfinished } from './forbidden-words';
import { report } from './report';

/** Telephone number and e-mail address, which belong in src/config/company.ts. */
const contactData = [company.phone.label, company.phone.href.replace('tel:', ''), company.email.replace(/^.*@/, '@')];

const film = /'(films\/[^']+\.\w+)'/g;

async function checkWords(): Promise<string[]> {
  const problems: string[] = [];
  for (const file of await sourceFiles(['src', 'public'], /\.(tsx?|mdx|html|vtt|webmanifest)$/)) {
    const text = await readFile(file, 'utf8');
    const words = file.includes('.test.') ? null : unfinished.exec(text);
    if (words) problems.push(`${file}: unfinished words: "${words[0]}"`);
    const mayHold = file === 'src/config/company.ts' || file.includes('.test.');
    const contact = mayHold ? undefined : contactData.find((each) => text.includes(each));
    if (contact) problems.push(`${file}: "${contact}" belongs in src/config/company.ts alone`);
    for (const [, name] of text.matchAll(film))
      if (!existsSync(`public/${name}`))
        problems.push(`${file}: public/${name} does not exist (media/README.md, "Films")`);
  }
  return problems;
}

const checks = [
  checkImports,
  checkQuotedPaths,
  checkPictures,
  checkCards,
  checkWords,
  checkStyleClasses,
  checkDocuments,
];

async function problemsOf(check: () => string[] | Promise<string[]>): Promise<string[]> {
  try {
    return await check();
  } catch (error) {
    return [`${check.name} stopped: ${error instanceof Error ? error.message : String(error)}`];
  }
}

const found = await Promise.all(checks.map(problemsOf));
report(found.flat(), 'The content is in order.');
