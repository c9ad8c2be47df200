import { configuredBasePath } from './base-path';
import type { MergeStyles } from './merge-styles';

/** Tags for the end of a page's <head>: its font and its own styles, which must come behind the theme's. */
export async function styleTags(styles: string[], font: string, mergeStyles: MergeStyles): Promise<string> {
  const base = configuredBasePath();
  const stylesheet = (file: string) => `<link rel="stylesheet" crossorigin href="${base}${file}" />`;
  // The bundler's loader looks for its own files and fetches none that it finds: disabled ones are found and cost nothing.
  const known = (file: string) => `<link rel="stylesheet" disabled href="${base}${file}" />`;
  return [
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${font}" />`,
    ...(styles.length > 0 ? [stylesheet(await mergeStyles(styles))] : []),
    ...(styles.length > 1 ? styles.map(known) : []),
  ].join('\n    ');
}

/**
 * The one script of a page, with the modules it loads once the page is painted (src/boot/inline-boot.ts). It stands in the page, before
 * the style sheets, and so runs at once: a file of its own would be one more request, run just before the first layout.
 */
export function startTag(modules: string[], inlineScript: string): string {
  const base = configuredBasePath();
  return `<script data-modules="${modules.map((file) => base + file).join(' ')}">${inlineScript}</script>`;
}

/** The bundler's template without its scripts, and with the theme as its only style sheet: its others would come too early. */
export function pageTemplate(template: string, theme: string): string {
  return template
    .replace(/ *<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="[^"]+">(?:<\/script>)?\n/g, '')
    .replace(/ *<link rel="stylesheet"[^>]*>\n/g, (tag) => (tag.includes(theme) ? tag : ''));
}
