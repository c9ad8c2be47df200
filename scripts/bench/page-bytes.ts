import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a page loads at once, in bytes as a host sends them. */
export type PageBytes = { html: number; script: number; style: number };

/** The size of a file of a built site, packed where the build packed it (brotli 11). */
export async function sentBytes(dir: string, file: string): Promise<number> {
  const path = join(dir, file);
  return (await stat(existsSync(`${path}.br`) ? `${path}.br` : path)).size;
}

function addresses(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, address]) => address ?? ''))];
}

/** The bytes of one page of a built site: its HTML, the scripts that it starts and the styles that it names. */
export async function pageBytes(dir: string, path: string): Promise<PageBytes> {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  const html = await readFile(join(dir, file), 'utf8');
  const sum = async (files: string[]) =>
    (await Promise.all(files.map((one) => sentBytes(dir, one)))).reduce((total, bytes) => total + bytes, 0);
  return {
    html: await sentBytes(dir, file),
    script: await sum(addresses(html, /<script data-modules="([^"]+)"/g).flatMap((modules) => modules.split(' '))),
    style: await sum(addresses(html, /<link rel="stylesheet" crossorigin[^>]* href="([^"]+)"/g)),
  };
}
