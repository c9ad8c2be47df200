import { configuredBasePath } from './base-path';
import type { PageAssets } from './manifest-assets';
import type { MergeStyles } from './merge-styles';

/**
 * Tags for the end of a page's <head>: font and styles first. Its scripts only make live what already stands: the page names
 * one small script, which loads the modules listed at it once the page is painted (src/start.ts).
 */
export async function headTags(
  { scripts, styles }: PageAssets,
  start: string,
  font: string,
  mergeStyles: MergeStyles,
): Promise<string> {
  const base = configuredBasePath();
  const stylesheet = (file: string) => `<link rel="stylesheet" crossorigin href="${base}${file}" />`;
  // The bundler's loader looks for its own files and fetches none that it finds: disabled ones are found and cost nothing.
  const known = (file: string) => `<link rel="stylesheet" disabled href="${base}${file}" />`;
  const modules = scripts.filter((file) => file !== start).map((file) => base + file);
  return [
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${font}" />`,
    ...(styles.length > 0 ? [stylesheet(await mergeStyles(styles))] : []),
    ...(styles.length > 1 ? styles.map(known) : []),
    `<script type="module" crossorigin fetchpriority="low" src="${base}${start}" data-modules="${modules.join(' ')}"></script>`,
  ].join('\n    ');
}

/** The bundler's template without its scripts, and with the theme as its only style sheet: its others would come too early. */
export function pageTemplate(template: string, theme: string): string {
  return template
    .replace(/ *<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="[^"]+">(?:<\/script>)?\n/g, '')
    .replace(/ *<link rel="stylesheet"[^>]*>\n/g, (tag) => (tag.includes(theme) ? tag : ''));
}
