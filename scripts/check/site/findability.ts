import type { BuiltSite } from './read-site';
import { checkCanonical } from './canonical';
import { checkClientScripts } from './client-scripts';
import { checkDocuments } from './documents';
import { checkLinks } from './links';
import { checkSitemap } from './sitemap';
import { checkSocialCards } from './social-cards';
import { checkStructuredDataAddresses } from './structured-data-addresses';
import { checkStructuredDataShape } from './structured-data-shape';
import { checkStructuredDataWords } from './structured-data-words';
import { checkTitles } from './titles';

/** All that search engines ask of a built site, rule by rule; every problem begins with the file. */
export async function checkFindability(site: BuiltSite): Promise<string[]> {
  return [
    ...checkTitles(site),
    ...checkCanonical(site),
    ...(await checkSocialCards(site)),
    ...checkDocuments(site),
    ...checkLinks(site),
    ...(await checkSitemap(site)),
    ...checkStructuredDataShape(site),
    ...checkStructuredDataAddresses(site),
    ...checkStructuredDataWords(site),
    ...(await checkClientScripts(site)),
  ];
}
