import { report } from './report';
import { checkAddresses } from './site/addresses';
import { checkCanonical } from './site/canonical';
import { checkBrowsers } from './site/check-browsers';
import { checkBudgets } from './site/check-budgets';
import { checkClasses } from './site/check-classes';
import { checkDrawings } from './site/check-drawings';
import { checkForms } from './site/check-forms';
import { checkHtml } from './site/check-html';
import { checkNotices } from './site/check-notices';
import { checkStatements } from './site/check-statements';
import { checkClaims } from './site/claims';
import { checkClientScripts } from './site/client-scripts';
import { checkDocuments } from './site/documents';
import { checkEvidence } from './site/evidence';
import { checkHelpOrder } from './site/help-order';
import { checkLinks } from './site/links';
import { checkPageParts } from './site/page-parts';
import { checkPolicy } from './site/policy';
import { checkPrices } from './site/prices';
import { checkRates } from './site/rates';
import { readSite } from './site/read-site';
import { checkRedirects } from './site/redirects';
import { checkSitemap } from './site/sitemap';
import { checkSocialCards } from './site/social-cards';
import { checkStructuredDataAddresses } from './site/structured-data-addresses';
import { checkStructuredDataShape } from './site/structured-data-shape';
import { checkStructuredDataWords } from './site/structured-data-words';
import { checkTitles } from './site/titles';
import { checkWholePages } from './site/whole-pages';
import { checkWithdrawnPhrases } from './site/withdrawn';

const checks = [
  checkAddresses,
  checkRedirects,
  checkTitles,
  checkCanonical,
  checkSocialCards,
  checkDocuments,
  checkLinks,
  checkSitemap,
  checkStructuredDataShape,
  checkStructuredDataAddresses,
  checkStructuredDataWords,
  checkClientScripts,
  checkWholePages,
  checkPageParts,
  checkHelpOrder,
  checkStatements,
  checkWithdrawnPhrases,
  checkPrices,
  checkRates,
  checkClaims,
  checkEvidence,
  checkPolicy,
  checkForms,
  checkNotices,
  checkHtml,
  checkDrawings,
  checkClasses,
  checkBrowsers,
  checkBudgets,
];

const dir = process.argv[2] ?? 'dist';
const site = await readSite(dir);
const problems: string[] = [];
for (const check of checks) problems.push(...(await check(site)));
report(problems, `${site.pages.length} pages of ${dir}/ are in order.`);
