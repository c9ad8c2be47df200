import { configuredBasePath } from './base-path';
import type { PageAssets } from './manifest-assets';
import type { MergeStyles } from './merge-styles';

/**
 * Tags for the end of a page's <head>: font and styles first. Its scripts only make live what already stands, so they come
 * with low priority, behind the first picture; as scripts, since the priority of a `modulepreload` cannot be lowered.
 */
export async function headTags(
  { scripts, styles }: PageAssets,
  fonts: string[],
  mergeStyles: MergeStyles,
): Promise<string> {
  const base = configuredBasePath();
  const stylesheet = (file: string) => `<link rel="stylesheet" crossorigin href="${base}${file}" />`;
  // The bundler's loader looks for its own files and fetches none that it finds: disabled ones are found and cost nothing.
  const known = (file: string) => `<link rel="stylesheet" disabled href="${base}${file}" />`;
  return [
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base}${file}" />`),
    ...(styles.length > 0 ? [stylesheet(await mergeStyles(styles))] : []),
    ...(styles.length > 1 ? styles.map(known) : []),
    ...scripts.map((file) => lowPriorityScript(base + file)),
  ].join('\n    ');
}

function lowPriorityScript(address: string): string {
  return `<script type="module" crossorigin fetchpriority="low" src="${address}"></script>`;
}

/**
 * The bundler's template with the theme as its only style sheet, since those of its other chunks would come before it, and
 * with its scripts last and of low priority.
 */
export function pageTemplate(template: string, theme: string): string {
  const scripts: string[] = [];
  return template
    .replace(
      / *<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="([^"]+)">(?:<\/script>)?\n/g,
      (_, address) => {
        scripts.push(`    ${lowPriorityScript(address as string)}\n`);
        return '';
      },
    )
    .replace(/ *<link rel="stylesheet"[^>]*>\n/g, (tag) => (tag.includes(theme) ? tag : ''))
    .replace(/ *<\/head>/, () => `${scripts.join('')}  </head>`);
}
