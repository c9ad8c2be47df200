import type { BrokenRules } from './broken-rule';
import { brokenCanonical } from './canonical';
import { brokenClientScripts } from './client-scripts';
import { brokenDocuments } from './documents';
import { brokenHelpOrder } from './help-order';
import { brokenLinks } from './links';
import { brokenPolicy } from './policy';
import { brokenPrices } from './prices';
import { brokenRedirects } from './redirects';
import { brokenStatements } from './statements';
import { brokenWholePages } from './whole-pages';
import { brokenSitemap } from './sitemap';
import { brokenSocialCards } from './social-cards';
import { brokenStructuredDataAddresses } from './structured-data-addresses';
import { brokenStructuredDataShape } from './structured-data-shape';
import { brokenStructuredDataWords } from './structured-data-words';
import { brokenTitles } from './titles';

/** Each rule of each check, broken: by what the check reads. */
export const brokenRules: Record<string, BrokenRules> = {
  'titles and descriptions': brokenTitles,
  'canonical addresses': brokenCanonical,
  'social cards': brokenSocialCards,
  'HTML of any page': brokenDocuments,
  links: brokenLinks,
  'sitemap and robots': brokenSitemap,
  'the shape of structured data': brokenStructuredDataShape,
  'addresses in structured data': brokenStructuredDataAddresses,
  'words of structured data': brokenStructuredDataWords,
  scripts: brokenClientScripts,
  redirects: brokenRedirects,
  'the content security policy': brokenPolicy,
  'the order of help': brokenHelpOrder,
  prices: brokenPrices,
  'pages without a script': brokenWholePages,
  statements: brokenStatements,
};
