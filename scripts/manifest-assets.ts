import type { Manifest } from 'vite';
import { loadEnv } from 'vite';

const base = loadEnv('production', process.cwd(), 'VITE_').VITE_BASE_PATH || '/';

/** The scripts and styles that the sources of a page need beyond the entry, as tags for its <head>; and the font. */
export function assetsOf(manifest: Manifest, sources: string[], template: string): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    if (chunk.file.endsWith('.js')) scripts.add(chunk.file);
    // What a chunk imports comes first, so that its own styles win, as they do where the bundler loads it.
    chunk.imports?.forEach(visit);
    chunk.css?.forEach((file) => styles.add(file));
  };
  for (const source of sources) {
    if (!manifest[source]) throw new Error(`${source} is not in the bundler's manifest: does its page exist?`);
    visit(source);
  }
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.woff2'));
  const isNew = (file: string) => !template.includes(file);
  return [
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file}" />`),
    ...[...styles].filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}" />`),
    ...[...scripts].filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}" />`),
  ].join('\n    ');
}
