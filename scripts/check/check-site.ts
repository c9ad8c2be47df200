import { report } from './report';
import { checkAddresses } from './site/check-addresses';
import { checkCanonical } from './site/check-canonical';
import { checkBrowsers } from './site/check-browsers';
import { checkBudgets } from './site/check-budgets';
import { checkClasses } from './site/check-classes';
import { checkDrawings } from './site/check-drawings';
import { checkForms } from './site/check-forms';
import { checkHtml } from './site/check-html';
import { checkNotices } from './site/check-notices';
import { checkStatements } from './site/check-statements';
import { checkClaims } from './site/check-claims';
import { checkClientScripts } from './site/check-client-scripts';
import { checkMarkup } from './site/check-markup';
import { checkEvidence } from './site/check-evidence';
import { checkJoinedNames } from './site/check-joined-names';
import { checkHelpOrder } from './site/check-help-order';
import { checkLinks } from './site/check-links';
import { checkPageElements } from './site/check-page-elements';
import { checkPolicy } from './site/check-policy';
import { checkPrices } from './site/check-prices';
import { checkRates } from './site/check-rates';
import { readSite } from './site/read-site';
import { checkRedirects } from './site/check-redirects';
import { checkSitemap } from './site/check-sitemap';
import { checkSocialCards } from './site/check-social-cards';
import { checkStructuredDataAddresses } from './site/check-structured-data-addresses';
import { checkStructuredDataShape } from './site/check-structured-data-shape';
import { checkStructuredDataWords } from './site/check-structured-data-words';
import { checkTitles } from './site/check-titles';
import { checkWholePages } from './site/check-whole-pages';
import { checkWithdrawnPhrases } from './site/check-withdrawn-phrases';

const checks = [
  checkAddresses,
  checkRedirects,
  checkTitles,
  checkCanonical,
  checkSocialCards,
  checkMarkup,
  checkJoinedNames,
  checkLinks,
  checkSitemap,
  checkStructuredDataShape,
  checkStructuredDataAddresses,
  checkStructuredDataWords,
  checkClientScripts,
  checkWholePages,
  checkPageElements,
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
