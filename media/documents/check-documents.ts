import { existsSync } from 'node:fs';
import { withdrawnPhrasesIn } from '../../scripts/check/forbidden-words';
import { sha256OfFile } from '../pictures/picture-module';
import { readFingerprints, sourceFingerprint, type Fingerprints } from './fingerprints';
import { readDocuments } from './read-documents';

const record = 'media/documents/fingerprints.json';
const remedy = 'npm run derived';

function documentProblem(file: string, html: string, fingerprints: Fingerprints): string | undefined {
  const path = `public/${file}`;
  const known = fingerprints[file];
  if (!existsSync(path)) return `${path} is missing: ${remedy}`;
  if (!known) return `${path} has no fingerprint in ${record}: ${remedy}`;
  if (known.pdf !== sha256OfFile(path)) return `${path} is not the file that ${record} knows: ${remedy}`;
  if (known.source !== sourceFingerprint(html))
    return `${path} is out of date, since data, texts or pictures in it changed: ${remedy}`;
  return undefined;
}

export async function checkDocuments(): Promise<string[]> {
  const fingerprints = readFingerprints();
  const documents = await readDocuments();
  const problems = documents.map(({ file, html }) => documentProblem(file, html, fingerprints));
  const files = new Set(documents.map(({ file }) => file));
  const withdrawn = documents.flatMap(({ file, html }) =>
    withdrawnPhrasesIn(html.replace(/<style[\s\S]*?<\/style>|data:[^"')]+/g, '')).map(
      (phrase) => `public/${file} says "${phrase}"`,
    ),
  );
  const left = Object.keys(fingerprints).filter((file) => !files.has(file));
  return [
    ...problems.filter((problem) => problem !== undefined),
    ...withdrawn,
    ...left.map((file) => `${record}: ${file} is no document any more: ${remedy}`),
  ];
}
