import type { Manifest } from 'vite';
import type { PageSources } from '../../src/app/routing/pages';

/** Names of files in the built site that a page needs beyond the entry, in the order in which they must come. */
export type PageAssets = { scripts: string[]; styles: string[] };

const entrySource = 'index.html';

/**
 * The scripts and styles that the sources of a page need, without those that the template already names. Throws where the
 * bundler's manifest does not know a source.
 */
export function assetsOf(manifest: Manifest, { page, belowFold }: PageSources, template: string): PageAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string, stylesOnly: boolean): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    if (!stylesOnly && chunk.file.endsWith('.js')) scripts.add(chunk.file);
    // What a chunk imports comes first, so that its own styles win, as they do where the bundler loads it.
    chunk.imports?.forEach((imported) => visit(imported, stylesOnly));
    chunk.css?.forEach((file) => styles.add(file));
  };
  const visitSource = (source: string, stylesOnly: boolean) => {
    if (!manifest[source]) throw new Error(`${source} is not in the bundler's manifest: does its page exist?`);
    visit(source, stylesOnly);
  };
  // The shell's styles come first, but for the theme, which the template has before them all.
  visitSource(entrySource, false);
  for (const source of page) visitSource(source, false);
  if (belowFold) visitSource(belowFold, true);
  const isNew = (file: string) => !template.includes(file);
  return { scripts: [...scripts].filter(isNew), styles: [...styles].filter(isNew) };
}

/** The one style sheet that every page has first: the theme, which the components' own styles win over. */
export function themeOf(manifest: Manifest): string {
  const [theme] = manifest[entrySource]?.css ?? [];
  if (!theme) throw new Error('the bundler has no style sheet for the entry: does src/main.tsx import the theme?');
  return theme;
}

/** The font that every page shows, as the bundler named it; the narrow one comes with the styles that need it. */
export function fontOf(manifest: Manifest): string {
  const font = manifest['src/assets/fonts/instrument-sans-subset.woff2']?.file;
  if (!font) throw new Error('the bundler has no file of the font: does src/styles/_font.scss name it?');
  return font;
}
