import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const folder = path.join(here, 'styles');
const tokensFile = path.join(here, '../../src/styles/_tokens.scss');

export function documentStyles(): string {
  return readdirSync(folder)
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n'))
    .join('\n');
}

/** Replaces the site's custom properties by their colours, which the PDFs' own styles do not declare. */
export function resolveColours(html: string): string {
  const tokens = readFileSync(tokensFile, 'utf8');
  return html.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const colour = new RegExp(`^\\s*\\$?${name}: (#[0-9a-f]{6})[;,]$`, 'm').exec(tokens)?.[1];
    if (!colour) throw new Error(`${tokensFile} has no colour ${name}`);
    return colour.toUpperCase();
  });
}
