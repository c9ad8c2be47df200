import { report } from './report';
import { checkHtml } from './site/check-html';
import { checkBrowsers } from './site/check-browsers';
import { checkBudgets } from './site/check-budgets';
import { checkClasses } from './site/check-classes';
import { checkDrawings } from './site/check-drawings';
import { checkForms } from './site/check-forms';
import { checkNotices } from './site/check-notices';
import { readSite } from './site/read-site';
import { checkAddresses } from './site/addresses';
import { checkClaims } from './site/claims';
import { checkEvidence } from './site/evidence';
import { checkRates } from './site/rates';
import { checkFindability } from './site/findability';

/** Checks a built site as a search engine, a validator and a slow telephone would. Every problem names the file. */
const dir = process.argv[2] ?? 'dist';
const site = await readSite(dir);
const problems = [
  ...checkAddresses(site),
  ...checkRates(site),
  ...checkClaims(site),
  ...checkEvidence(site),
  ...(await checkFindability(site)),
  ...(await checkForms(site)),
  ...(await checkNotices(site)),
  ...(await checkHtml(site)),
  ...checkDrawings(site),
  ...(await checkClasses(site)),
  ...(await checkBrowsers(site)),
  ...(await checkBudgets(site)),
];
report(problems, `${site.pages.length} pages of ${dir}/ are in order.`);
