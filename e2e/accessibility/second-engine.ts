import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** IBM's accessibility checker (docs/decisions/0022). */
const engine = readFileSync('node_modules/accessibility-checker-engine/ace.js', 'utf8');

type Engine = {
  Checker: new () => {
    check: (
      node: Document,
      guidelines: string[],
    ) => Promise<{
      results: { ruleId: string; value: [level: string, outcome: string]; message: string; snippet: string }[];
    }>;
  };
};

/** False positives, with reasons in docs/decisions/0022. */
const exceptions = [
  /^aria_content_in_landmark: .*<a href="#main"/,
  /^element_tabbable_role_valid: The tabbable element's role 'region'/,
];

export async function violationsOfSecondEngine(page: Page): Promise<string[]> {
  await page.evaluate(`${engine}; window.ace = ace;`);
  const violations = await page.evaluate(async () => {
    const { Checker } = (window as unknown as { ace: Engine }).ace;
    const { results } = await new Checker().check(document, ['IBM_Accessibility']);
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`);
  });
  return violations.filter((each) => !exceptions.some((exception) => exception.test(each)));
}
