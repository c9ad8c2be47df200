import type { Manifest } from 'vite';
import type { PageSources } from '../../src/app/routing/pages';

/** `later`: the scripts that load at the first interaction. */
type PageAssets = { scripts: string[]; later: string[]; styles: string[] };

const entrySource = 'index.html';

/** Scripts and styles of one page, in the order in which they must load. */
export function assetsOf(manifest: Manifest, { page, live, parts }: PageSources, template: string): PageAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string, stylesOnly: boolean): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    if (!stylesOnly && chunk.file.endsWith('.js')) scripts.add(chunk.file);
    // Imports come first, so that a chunk's own styles win.
    chunk.imports?.forEach((imported) => visit(imported, stylesOnly));
    chunk.css?.forEach((file) => styles.add(file));
  };
  const visitSource = (source: string, stylesOnly: boolean) => {
    if (!manifest[source]) throw new Error(`${source} is not in the bundler's manifest: does its page exist?`);
    visit(source, stylesOnly);
  };
  visitSource(entrySource, false);
  visitSource(page, false);
  const first = new Set(scripts);
  for (const source of live) visitSource(source, false);
  for (const source of parts) visitSource(source, true);
  const isNew = (file: string) => !template.includes(file);
  return {
    scripts: [...first].filter(isNew),
    later: [...scripts].filter((file) => !first.has(file) && isNew(file)),
    styles: [...styles].filter(isNew),
  };
}

/** The theme, which stands before the styles of components. */
export function themeOf(manifest: Manifest): string {
  const [theme] = manifest[entrySource]?.css ?? [];
  if (!theme) throw new Error('the bundler has no style sheet for the entry: does src/main.tsx import the theme?');
  return theme;
}

/**
 * File of the font that every page preloads.
 * @throws if the bundler has none
 */
export function fontOf(manifest: Manifest): string {
  const font = manifest['src/assets/fonts/instrument-sans-subset.woff2']?.file;
  if (!font) throw new Error('the bundler has no file of the font: does src/styles/_font.scss name it?');
  return font;
}
