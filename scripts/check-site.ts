import { checkHtml } from './check-html';
import { checkBudgets } from './check-budgets';
import { checkClasses } from './check-classes';
import { checkDrawings } from './check-drawings';
import { checkForms } from './check-forms';
import { checkNotices } from './check-notices';
import { readSite } from './read-site';
import { checkAddresses } from './site-checks/addresses';
import { checkClaims } from './site-checks/claims';
import { checkEvidence } from './site-checks/evidence';
import { checkRates } from './site-checks/rates';
import { checkFindability } from './site-checks/findability';

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
  ...(await checkBudgets(site)),
];
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? `${site.pages.length} pages of ${dir}/ are in order.` : `${problems.length} problems.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
