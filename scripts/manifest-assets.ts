import type { Manifest } from 'vite';
import { loadEnv } from 'vite';
import type { PageSources } from '../src/app/page-routes';

const base = loadEnv('production', process.cwd(), 'VITE_').VITE_BASE_PATH || '/';

/** The scripts and styles that the sources of a page need beyond the entry, as tags for its <head>; and the font. */
export function assetsOf(manifest: Manifest, { early, late }: PageSources, template: string): string {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string, isLate: boolean): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    if (!isLate && chunk.file.endsWith('.js')) scripts.add(chunk.file);
    // What a chunk imports comes first, so that its own styles win, as they do where the bundler loads it.
    chunk.imports?.forEach((imported) => visit(imported, isLate));
    chunk.css?.forEach((file) => styles.add(file));
  };
  const visitSource = (source: string, isLate: boolean) => {
    if (!manifest[source]) throw new Error(`${source} is not in the bundler's manifest: does its page exist?`);
    visit(source, isLate);
  };
  for (const source of early) visitSource(source, false);
  for (const source of late) visitSource(source, true);
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => file.endsWith('.woff2'));
  const isNew = (file: string) => !template.includes(file);
  return [
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file}" />`),
    ...[...styles].filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}" />`),
    ...[...scripts].filter(isNew).map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${base}${file}" />`),
  ].join('\n    ');
}

/**
 * What the page shows comes first: its scripts only make live what already stands, so they are fetched behind the styles,
 * the font and the first picture. Takes the bundler's template and returns it with its script tags last and of low priority.
 */
export function scriptsLast(template: string): string {
  const tags = template.match(/ *<script type="module"[^>]*><\/script>\n| *<link rel="modulepreload"[^>]*>\n/g) ?? [];
  const withoutScripts = tags.reduce((html, tag) => html.replace(tag, ''), template);
  const lowPriority = tags.map((tag) => tag.replace(/ crossorigin/, ' crossorigin fetchpriority="low"'));
  return withoutScripts.replace(' </head>', () => ` ${lowPriority.join('').trim()}\n  </head>`);
}
