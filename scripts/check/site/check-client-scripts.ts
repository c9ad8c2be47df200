import type { BuiltSite } from './read-site';
import { readTextFiles } from './page-facts';

/** Structured data stays out of the scripts. */
export async function checkClientScripts(site: BuiltSite): Promise<string[]> {
  return (await readTextFiles(site, '.js'))
    .filter(([, text]) => /BreadcrumbList|UnitPriceSpecification|FAQPage|VideoObject/.test(text))
    .map(([file]) => `${file}: carries structured data, which belongs into the HTML alone`);
}
