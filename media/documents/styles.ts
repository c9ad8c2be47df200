import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { colours, colourSteps } from '../../src/config/brand';

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), 'styles');
const brand: Record<string, string> = { ...colours, ...colourSteps };

/** Replaces `var(--ink)` by the brand's colour: the PDFs declare no custom properties. */
function withColours(text: string, write: (colour: string) => string): string {
  return text.replace(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const colour = brand[name];
    if (!colour) throw new Error(`src/config/brand.ts has no colour ${name}`);
    return write(colour);
  });
}

export function documentStyles(): string {
  const sheets = readdirSync(folder)
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n'));
  return withColours(sheets.join('\n'), (colour) => colour);
}

export function resolveColours(html: string): string {
  return withColours(html, (colour) => colour.toUpperCase());
}
