// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { downloadBytes } from '@/data/products/downloads';

const files = Object.entries(downloadBytes);

describe('the documents to take away', () => {
  it('are all there, and nothing else is', () => {
    const inFolder = readdirSync('public/downloads').map((file) => `downloads/${file}`);
    expect(files.map(([file]) => file).sort()).toEqual(inFolder.sort());
  });

  it.each(files)('%s has the size that the page prints and stays below 1.5 MB', (file, bytes) => {
    expect(readFileSync(`public/${file}`).length).toBe(bytes);
    expect(bytes).toBeLessThan(1_500_000);
  });

  it.each(files)('%s is tagged, knows its language and has a title', (file) => {
    const pdf = readFileSync(`public/${file}`, 'latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toContain('/Lang (en-GB)');
    expect(pdf).toMatch(/\/Title \(MARS [^)]+(brochure|installation manual)\)/);
  });
});
