import { readFile } from 'node:fs/promises';
import { sourceFiles } from '../system/source-files';

export type SampleUse = { file: string; line: number; text: string };

/** Every `sample(...)` that still stands in the data: values that the client has yet to give. */
export async function findSamples(): Promise<SampleUse[]> {
  const uses: SampleUse[] = [];
  for (const file of await sourceFiles(['src/config', 'src/data', 'src/domain'], /\.tsx?$/)) {
    if (file.endsWith('config/sample.ts') || file.includes('.test.')) continue;
    const lines = (await readFile(file, 'utf8')).split('\n');
    lines.forEach((text, index) => {
      if (/(?<![\w.])sample\(/.test(text)) uses.push({ file, line: index + 1, text: text.trim() });
    });
  }
  return uses;
}
