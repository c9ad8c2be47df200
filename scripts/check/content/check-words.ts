import { readFile } from 'node:fs/promises';
import { sourceFiles } from '../../lib/source-files';

/** Words that only unfinished copy has. */
const unfinished = /lorem ipsum|coming soon|\bTODO\b|\bFIXME\b|placeholder (text|copy|image)|\[(insert|your)[^\]]*\]/i;

/** What only src/config/company.ts may hold: a telephone number, an e-mail address of the company's. */
const contactData = /\b0808\b|\+44\d{5}|@mars-air\.example/;

/** Unfinished copy, and the company's telephone number or e-mail beside their one place. */
export async function checkWords(): Promise<string[]> {
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
