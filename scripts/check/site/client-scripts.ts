import type { BuiltSite } from './read-site';
import { readAll } from './page-facts';

export async function checkClientScripts(site: BuiltSite): Promise<string[]> {
  return (await readAll(site, '.js'))
    .filter(([, text]) => /BreadcrumbList|UnitPriceSpecification|FAQPage|VideoObject/.test(text))
    .map(([file]) => `${file}: carries structured data, which belongs into the HTML alone`);
}
