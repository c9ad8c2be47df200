import { readFile } from 'node:fs/promises';
import { sourceFiles } from '../lib/source-files';

type SampleUse = { file: string; line: number; text: string };

/** Every use of `sample(...)` in src: the facts that the owner must replace. */
export async function findSamples(): Promise<SampleUse[]> {
  const uses: SampleUse[] = [];
  for (const file of await sourceFiles(['src'], /\.tsx?$/)) {
    if (file.endsWith('config/sample.ts') || file.includes('.test.')) continue;
    const lines = (await readFile(file, 'utf8')).split('\n');
    lines.forEach((text, index) => {
      if (/(?<![\w.])sample\(/.test(text)) uses.push({ file, line: index + 1, text: text.trim() });
    });
  }
  return uses;
}
