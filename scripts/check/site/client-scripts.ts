import { readFile } from 'node:fs/promises';
import type { BuiltSite } from './read-site';

export async function checkClientScripts({ dir, files }: BuiltSite): Promise<string[]> {
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(`${dir}/${file}`, 'utf8')));
  return scripts
    .filter((_, index) => /BreadcrumbList|UnitPriceSpecification|FAQPage|VideoObject/.test(texts[index] ?? ''))
    .map((file) => `${file}: carries structured data, which belongs into the HTML alone`);
}
